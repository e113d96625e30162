import type { SpeechRule } from '../breach.ts';
import { pattern } from '../pattern.ts';

/*
 * People and models find ever new ways to say 'take less of it'. So a sentence about a medicine needs a reason to be
 * shown: one of these frames, all of which tell, warn, remind or refer. Whatever fits none is not shown.
 */
const harmless: readonly string[] = [
  // Somebody else decides, or has decided: what the cut of allowed phrases left behind, the leaflet, the prescription.
  '\\bx\\b|\\bPRO\\b',
  '\\b(?:bula|receitas?|receitou|prescri\\w+|conforme|orientad[ao]|combinad[ao]s?|lista|alergias?|conte|combin[ae]|avise|ligue|192|confira|bebeu|(?:o|um) intervalo|sinal que|pulso nao|parentes|comida|verdura|cirurgia|nada de (?:MED extra|(?:DRUG|MED) por conta|automedicacao)|lactose|rotulo|perfil|contou|registr\\w+|cadastr\\w+|anot\\w+|alergia|atendente|aproveita\\w*|alguns MED|(?:pela|na) boca|(?:guard\\w+|deix\\w+) longe|receitad[ao]|protegem)\\b',
  // Who takes it: 'quem usa insulina', 'se você toma losartana', 'com metformina'.
  '\\b(?:quem|voce|pessoas? que|se) (?:ja |tambem |nao |so )?(?:us[ae]|usam|tom[ae]|tomam|aplica|trata\\w*|faz|vai)\\b',
  '\\b(?:continue|continuar|mantenha|siga|seguir|lembr\\w+|esquec\\w+|alarme|caixinha|organiz\\w+|horarios? (?:certo|combinado|fixo)|todos os dias|pont\\w+)\\b',
  // A warning: the rules on changes look at what is told not to be taken.
  '\\b(?:nao|nunca|nem|evite|sem)\\b(?: \\w+){0,3}? (?:tom|us|aplic|mistur|junt|de\\b|dar\\b|compartilh|ingir|automedic)\\w*',
  // Where it comes from, what is written of it, what differs from one person to another.
  '\\b(?:sus|farmacia|gratuit\\w+|de graca|custa\\w*|caro|preco|posto|vencid\\w+|lembrete\\w*|marc(?:ou|ad[ao]s?|ar|a|e)|conte[mn]\\w*|conter|depende\\w*|cada (?:pessoa|um)|diferente\\w*|classes|mantem|cobre\\w*|nao existe (?:MED|DRUG)|absorv\\w+|curam?|outra pessoa|fez bem|bagagem|mochila|com agua|dias? de doenca|hoje (?:voce|falta)|dose certa|disse)\\b',
  // Keeping and carrying it.
  '\\b(?:geladeira|congel\\w*|calor|sol|gelo|termica|agulhas?|rodizio|descart\\w+|validade|guarda\\w*|leve|levar|viagem|aviao|carro|lixo|compartilh\\w+)\\b',
  // What it is and does.
  '\\b(?:e|sao) (?:um |uma |o |a |os |as )?(?:d[oa]s MED|hormonio|MED (?:para|usad|de uso|da|do)|substancia|tipo de|da familia|da classe|usad[ao]s?|de acao)',
  '{M}[^,;!?]{0,30}?\\b(?:ajuda o|ajuda a (?:usar|baixar|controlar|reduzir|manter)|segura\\w*|tiram?|pesam?|deixam?|tambem se chama|age|agem|diminui|reduz|baixa|relaxa|aumenta|controla|dura|comeca a agir|serve|libera|estraga|perde|leva|atrapalha|interage|sobe|esconde|mascara|pede|pedem|vem|existe|costumam?|tem|faz parte|dao|da|fazem)\\b',
  '{M}[^;!?]{0,40}?\\b(?:podem?) (?:\\w+ )?(?:dar|causar|aumentar|subir|atrapalhar|baixar|elevar|mudar|interagir|provocar|irritar|derrubar|enganar|ficar|esconder|deixar|piorar|precisar|trazer|somar|pesar|reduzir|diminuir o efeito|fazer mal|afetar|alterar|interferir)',
  '\\bela (?:costuma ser|tambem|esta em)\\b|\\b(?:tambem )?pesam\\b|\\bseguram?\\b|\\b(?:vendid|usad|dad)[ao]s? (?:com|em)\\b',
  '\\b(?:atrapalha\\w*|combina\\w*|absor\\w+|efeitos?|reacao|interac\\w+|perigos\\w*|cuidado|atencao|risco|misturar|mistura|emergencia|urgen\\w+|inchaco|pergunt\\w+|resiste|acao d|falta de|produz\\w*|fabrica\\w*|pancreas|junto d|junto com|mais DRUG no sangue|sangue acido|hipoglicemia|quedas?)\\b',
  // What this adviser does not do.
  '\\bnao (?:\\w+ )?(?:posso|ajusto|muda|substitu\\w*|recomendo|indico|sugiro|calculo|sei|tenho como|devem ser|vou|uso|conheco|decido|cabe|faco|dou|prescrevo|ha MED)\\b|\\b(?:posso|ajud\\w+) [^;!?]{0,20}?(?:entender|organizar|lembrar|preparar)',
];

/** An illness is spoken of in general, in a condition, as known, or with somebody who can examine. */
const generalIllness =
  '\\bx\\b|\\bPRO\\b|\\b(?:se|quem|caso|pessoas?|perfil|contou|informou|registr\\w+|condicao|condicoes|ajud\\w+|previn\\w+|preven\\w+|risco|prote[gj]\\w+|control\\w+|cuid\\w+|conviv\\w+|(?:da para|pode|quem|pessoas?) viver?|acompanh\\w+|tratamento|consulta|confirm\\w+ com|alerta|nao (?:posso|sei|dou|consigo|da para|fecha|significa|quer dizer|faco)|nao e (?:culpa|falta|fraqueza|preguica)|tipo [12] (?:e|acontece)|exames?|emergencia|esse grupo|ligue|192|(?:pessoas?|viv\\w+|conviv\\w+|adultos?) com (?:o |a )?ILL|ILL (?:pode|podem|ped\\w+|merec\\w+|tem|e quando))\\b';

/** A supplement is food for a sentence only as what a food holds, as a doubt or as somebody else's matter. */
const generalSupplement =
  '\\bx\\b|\\bPRO\\b|\\b(?:exame|pesam|levam|sao leite|casca|feitas|fontes?|ricos?|ricas?|contem|contendo|teor|perfil|registr\\w+|pergunt\\w+|medir|cuidado|perigos\\w*|evite|nao|falta|baixa\\w*|absor\\w+|vitaminas? [bcdek]\\d* (?:pode|baixa)|tem|temos|oferec\\w+|alimentos?|est(?:a|ao) n[oa]s?|sardinha\\w*|folhas|produz\\w*|sol|produtos com|com glucosamina|atrapalha\\w*|substitui|precisa|lev[ae]|bula|receitou)\\b';

/** The last word: read after the allowed phrases were cut out. */
export const talkRules: readonly SpeechRule[] = [
  { breach: 'medicine_change', says: pattern('{M}'), unless: pattern(harmless.join('|')) },
  {
    breach: 'diagnosis',
    says: pattern(
      '\\b(?:voce|isso|isto|ess[ae]s?|seus?|suas?|senhora?|glicada|exames?|resultados?|sintomas?|quadro)\\b[^;!?]*ILL',
    ),
    unless: pattern(generalIllness),
  },
  { breach: 'remedy', says: /SUP/u, unless: pattern(generalSupplement) },
];
