/** Names of medicines as they stand in a person's folded list: lower case without accents, generic and brand. */

/** Anti-inflammatories: they weaken medicines for pressure and burden kidneys and heart. */
export const PAINKILLERS =
  /ibuprofeno|advil|alivium|diclofenaco|voltaren|cataflam|naproxeno|nimesulida|cetoprofeno|cetorolaco|meloxicam|piroxicam|celecoxibe|etoricoxibe|anti-?inflamatori/;

/** Medicines that hold potassium back in the body. */
export const POTASSIUM_KEEPERS =
  /\w+sartana|enalapril|captopril|lisinopril|ramipril|perindopril|espironolactona/g;

export const DIURETICS = /hidroclorotiazida|furosemida|clortalidona|indapamida|espironolactona|lasix/;

/** Medicines whose leaflet asks for special attention in pregnancy; only ever a reason to ask today. */
export const PREGNANCY_ATTENTION =
  /\w+sartana|enalapril|captopril|lisinopril|ramipril|perindopril|espironolactona|\w+statina|atenolol|varfarina|marevan|\w+gliflozina|forxiga|jardiance|\w+glutida|ozempic|wegovy|saxenda|victoza|trulicity|mounjaro|tirzepatida|metotrexato|isotretinoina|valproato|ibuprofeno|diclofenaco|naproxeno|nimesulida|cetoprofeno/g;

/** Every name found in a folded list, once each and with a capital: 'Losartana', 'Valsartana'. */
export const namesIn = (medicineText: string, names: RegExp): readonly string[] =>
  [...new Set(medicineText.match(names) ?? [])].map((name) => name.charAt(0).toUpperCase() + name.slice(1));
