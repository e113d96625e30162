import { describe, expect, it } from 'vitest';
import { findMedicines } from './find-medicines.ts';
import { medicineTable } from './medicine-table.ts';
import { medicineNames } from './name-index.ts';

const namesIn = (text: string, isList = false) => findMedicines(text, { isList }).map(({ name }) => name);
const classesIn = (text: string) => findMedicines(text).flatMap(({ classes }) => [...classes]);

describe('the table of medicines', () => {
  it('holds at least 250 substances, each with a class that has a label', () => {
    const { medicines, classes } = medicineTable();
    const labelled = new Set(classes.map(({ name }) => name));
    expect(medicines.length).toBeGreaterThanOrEqual(250);
    expect(new Set(medicines.map(({ name }) => name)).size).toBe(medicines.length);
    expect(medicines.filter((one) => one.classes.length === 0)).toEqual([]);
    expect(medicines.flatMap((one) => one.classes).filter((each) => !labelled.has(each))).toEqual([]);
  });

  it('gives every substance, brand and compound product back under its own name', () => {
    const lost = medicineNames().filter(({ name }) => !namesIn(name, true).includes(name));
    expect(lost.map(({ name }) => name)).toEqual([]);
  });

  it('knows what Farmácia Popular gives and what is prescribed most in Brazil', () => {
    const common = `anlodipino atenolol captopril enalapril espironolactona furosemida hidroclorotiazida losartana
      propranolol metoprolol insulina metformina glibenclamida gliclazida dapagliflozina salbutamol beclometasona
      ipratrópio
      budesonida sinvastatina carbidopa levodopa benserazida alendronato timolol medroxiprogesterona etinilestradiol
      levonorgestrel noretisterona estradiol AAS omeprazol levotiroxina fluoxetina sertralina escitalopram amitriptilina
      clonazepam diazepam quetiapina risperidona carbamazepina fenitoína fenobarbital valproato prednisona prednisolona
      dexametasona dipirona paracetamol ibuprofeno nimesulida diclofenaco amoxicilina azitromicina cefalexina
      ciprofloxacino metronidazol fluconazol nistatina miconazol albendazol ivermectina permetrina loratadina
      dexclorfeniramina varfarina clopidogrel rivaroxabana carvedilol digoxina amiodarona isossorbida metildopa
      hidralazina
      doxazosina finasterida alopurinol colchicina tramadol codeína pregabalina gabapentina ciclobenzaprina zolpidem
      venlafaxina bupropiona rosuvastatina atorvastatina pantoprazol domperidona montelucaste semaglutida tadalafila`;
    const unknown = common.split(/\s+/).filter((name) => namesIn(name).length !== 1);
    expect(unknown).toEqual([]);
  });

  it('names no brand twice for different substances', () => {
    const brands = medicineTable().medicines.flatMap((one) => [one.name, ...one.also, ...one.brands]);
    expect(brands.filter((name, at) => brands.indexOf(name) !== at)).toEqual([]);
  });
});

describe('medicines in a text', () => {
  it.each([
    ['posso parar de tomar Entresto?', ['Entresto']],
    ['tomo Benicar HCT e AAS infantil', ['Benicar HCT', 'AAS Infantil']],
    ['dipironas e ANTI-INFLAMATÓRIOS', ['Dipirona', 'anti-inflamatório']],
    ['antiinflamatório', ['anti-inflamatório']],
    ['meu corenitec', ['Co-Renitec']],
    ['metformna, glibenclamda e losratana', ['Metformina', 'Glibenclamida', 'Losartana']],
    ['azilsartana', ['Azilsartana']],
    ['azitromissina, nimezulida e clonasepan', ['Azitromicina', 'Nimesulida', 'Clonazepam']],
    ['cataflan, tilenol, monjaro, novalgyna, bactrin f', ['Cataflam', 'Tylenol', 'Mounjaro', 'Novalgina', 'Bactrim F']],
    ['ozempique, benegripe, glifagi, rivotriu', ['Ozempic', 'Benegrip', 'Glifage', 'Rivotril']],
    ['tomei doflex', ['Dorflex']],
    ['metronida 400, nimesul, predniso', ['Metronidazol', 'Nimesulida', 'Prednisona']],
    ['prometa que inspira e espira', []],
    ['losartana50mg, puran t4 e Puran T 4', ['Losartana', 'Puran T4', 'Puran T4']],
  ])('%s', (text, names) => {
    expect(namesIn(text)).toEqual(names);
  });

  it('knows everything that is in a compound product', () => {
    expect(findMedicines('Entresto')[0]?.substances.map(({ name }) => name)).toEqual(['Valsartana', 'Sacubitril']);
    expect(classesIn('Entresto')).toContain('sartan');
    expect(classesIn('exforge hct').toSorted()).toEqual(['calcium_blocker', 'sartan', 'thiazide']);
    for (const product of ['Novalgina', 'Dorflex', 'Neosaldina', 'Buscopan Composto'])
      expect(classesIn(product), product).toContain('dipyrone');
    for (const product of ['amoxicilina', 'Clavulin', 'Benzetacil']) expect(classesIn(product)).toContain('penicillin');
  });

  it('gives a group only the traits that all of its medicines share', () => {
    expect([...(findMedicines('anti-inflamatório')[0]?.flags ?? [])]).toContain('kidneys');
    expect([...(findMedicines('antidepressivo')[0]?.flags ?? [])]).not.toContain('pregnancy');
    expect(classesIn('anticoagulante').toSorted()).toEqual(['anticoagulant_direct', 'anticoagulant_vka']);
  });

  it.each([
    ['o lobo frontal comanda os movimentos', []],
    ['meu turno acaba às dez e a Yasmin celebra', []],
    ['posso parar de tomar Frontal?', ['Frontal']],
    ['o Frontal 0,5 mg', ['Frontal']],
    ['nistatina', ['Nistatina']],
    ['comprei uma blusa e abril foi bom', []],
    ['tomei chá, melhorou; conserta o sistema com alegria, Santana', []],
    ['a tiramina e o nitrito do remédio', []],
  ])('tells an everyday word from a medicine: %s', (text, names) => {
    expect(namesIn(text)).toEqual(names);
  });

  it('takes every word of a list of medicines for a medicine', () => {
    expect(namesIn('Frontal, Turno', true)).toEqual(['Frontal', 'Turno']);
  });

  it('gives the place of each name', () => {
    const [found] = findMedicines('pare o Puran T4 já');
    expect(found).toMatchObject({ written: 'puran t4', start: 7, end: 15 });
  });
});
