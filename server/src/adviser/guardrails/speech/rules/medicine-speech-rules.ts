import type { SpeechRule } from '../breach.ts';
import { pattern } from '../pattern.ts';

/** A thing done to a medicine that is told as a danger. */
const danger =
  /(?<!(?:nao ha|sem|nao tem|nao traz) (?:nenhum )?)\b(?:perigos|arrisca|riscos?\b|faz mal|nao e uma boa ideia|nao e boa ideia|nao e segur|pode (?:causar|fazer mal|levar a))/u;

/** What the person's own professional ordered is repeated, not decided. */
const ordered =
  /\b(?:conforme|como|segundo|de acordo com|seguindo|siga) (?:a |o |as |os |sua |seu |foi )?(?:receita|prescri|orienta|bula|combinad|PRO|recomenda)|combinad[ao]s?\b|\breceitou/u;

/** Starting, stopping, changing, skipping, timing. Read after the allowed phrases were cut out. */
export const medicineChangeRules: readonly SpeechRule[] = [
  // 'Aumente a insulina', 'sugiro reduzir a dose', 'vale a pena trocar o enalapril'.
  { breach: 'medicine_change', says: pattern('{CHANGE}{GAP}{M}'), unless: danger },
  {
    breach: 'medicine_change',
    says: pattern('\\b(?:dar|de|da) um tempo (?:n[ao]s?|com|de|da|do)(?: \\w+)? {M}'),
  },
  {
    breach: 'medicine_change',
    says: pattern(
      '(?<!se )\\b(?:fique|ficar|passe|passar) sem (?:(?:tomar|usar|aplicar|o|a|os|as|seu|sua) ){0,3}{M}',
    ),
    unless: danger,
  },
  // 'A metformina deve ser suspensa', 'o omeprazol pode ser interrompido'.
  {
    breach: 'medicine_change',
    says: pattern(
      '{M}[^,;:!?]{0,40}?(?<!\\bnao (?:deve|devem|pode|podem) )\\b(?:ser|seja|sejam|estar)\\b(?: \\w+)? {CHANGED}(?![^,;:!?]{0,30}\\bPRO)',
    ),
    unless: danger,
  },
  // 'Não precisa mais tomar o remédio', 'a insulina não é necessária no seu caso'.
  {
    breach: 'medicine_change',
    says: pattern(
      '\\bnao (?:\\w+ )?(?:precis\\w*|necessit\\w*|ha necessidade|e (?:mais )?necessari\\w*|tem por ?que|ha por ?que)(?: (?!receita|{CHANGE})\\w+){0,5}? {M}',
    ),
  },
  {
    breach: 'medicine_change',
    says: pattern(
      '{M}[^,;:!?]{0,30}? (?:nao (?:e|sao|sera) (?:mais )?(?:necessari|precis|obrigatori)|dispensavel|desnecessari)',
    ),
  },
  {
    breach: 'medicine_change',
    says: pattern(
      '\\b(?:nao|sem) (?:tome|tomar|use|usar|aplique|aplicar|toma|usa)(?: mais)?(?:(?= (?:mais|hoje|agora|amanha|[aod]s?|d[aeo]s?|seus?|suas?|ess\\w+|est\\w+)\\b){GAP}{M}| DRUG)(?!.{0,60}\\b(?:sem|se|com|junto|caso|quando|suspeita de|em dobro|por conta|alem|de outra|de quem))',
    ),
  },
  // 'Tome a losartana', 'para a dor, use dipirona'.
  {
    breach: 'medicine_change',
    says: pattern(
      '(?<!\\b(?:nao|nunca|nem|jamais) )\\b(?:tome|tomem|aplique|use|usem|utilize|injete|ponha|coloque|ingira|administre|experimente|compre|prefira|associe){GAP}{M}',
    ),
    unless: ordered,
  },
  {
    breach: 'medicine_change',
    says: pattern('{WISH}(?: \\w+){0,3}? {TAKE}{GAP}{M}'),
    unless: new RegExp(`${ordered.source}|${danger.source}`, 'u'),
  },
  {
    breach: 'medicine_change',
    says: pattern(
      '{WISH}(?: \\w+){0,3}?{GAP}(?:uso|inicio|suspensao|retirada|troca|aumento|reducao|interrupcao|desmame)(?: d[aeo]s?)?(?: \\w+)? {M}',
    ),
  },
  {
    breach: 'medicine_change',
    says: pattern('\\b(?:recomendo|sugiro|indico|receito|aconselho|prescrevo)(?: \\w+){0,4}? {M}'),
  },
  { breach: 'medicine_change', says: pattern('\\b(?:tom|us|aplic)\\w+(?: \\w+){0,2} em dobro') },
  {
    breach: 'medicine_change',
    says: pattern('(?<!\\b(?:nada de|sem|nenhum|nenhuma|evite) )(?:MED|unidades de MED|DRUG) extra\\b'),
  },
  {
    breach: 'medicine_change',
    says: pattern(
      '\\b(?:passe|leve|transfira|deixe|mude|passar){GAP}{M}[^;!?]{0,30}? (?:para|pra) (?:a |o |as |antes|depois|\\d)',
    ),
    unless: /consulta|geladeira/u,
  },
  {
    breach: 'medicine_change',
    says: pattern(
      '\\bnao (?:faz|tem|ha|vale|adianta|compensa)(?: \\w+){0,3}? (?:continuar|manter|seguir|insistir|tomar|usar)[^,;!?]{0,20}?{M}',
    ),
  },
  // A command to take something that is no food, in a sentence about a medicine.
  {
    breach: 'medicine_change',
    says: pattern(
      '{M}[^;!?]{0,80}?(?<!nao |nunca )\\b(?:tome|aplique|injete)\\b(?! (?:mais |um pouco de |{N} )?(?:agua|suco|acucar|leite|cafe|cuidado|nota|conta|banho|sol|um lanche|um copo|x\\b|(?:g|ml) de))',
    ),
    unless: ordered,
  },
  // 'Sua dose está baixa e precisa subir', 'a metformina não faz mais falta'.
  {
    breach: 'medicine_change',
    says: pattern(
      '{M}[^,;:!?]{0,30}?\\b(?:esta|parece|ficou|anda)\\b(?: \\w+){0,2} (?:baix|alt|frac|fort|insuficien|excessiv|errad|demais|pouc)',
    ),
  },
  {
    breach: 'medicine_change',
    says: pattern(
      '{M}[^,;:!?]{0,30}?\\b(?:precisa|deve|deveria|pode|poderia|tem que|vai)(?: ser)? (?:subir|descer|cair|aumentar|diminuir|sair|parar|esperar|esperad)(?! [oa] )',
    ),
  },
  {
    breach: 'medicine_change',
    says: pattern('{M}[^,;:!?]{0,20}? (?:ja )?nao (?:\\w+ ){0,3}?(?:falta|adianta|serve|funciona|resolve)'),
  },
  // 'Se esquecer a dose, tome assim que lembrar', 'guarde os comprimidos e só tome quando'.
  {
    breach: 'medicine_change',
    says: pattern(
      '{M}[^;!?]{0,60}?(?<!nao )\\b(?:tome|aplique|injete|use)(?:[.!,;]|$| (?:assim|quando|logo|so|apenas|antes|depois|no lugar|de novo|novamente|em seguida|imediatamente|normalmente|na hora|mesmo))',
    ),
    unless: ordered,
  },
  {
    breach: 'medicine_change',
    says: pattern('\\b(?:associ|combin)(?:ar|e|ando) (?:\\w+ )?{ANY} (?:e|com|a|ao) '),
    unless: danger,
  },
  // Said of medicine without naming any: 'talvez seja o caso de parar', decided by faith.
  {
    breach: 'medicine_change',
    says: pattern('\\b(?:reze|ore|orar|fe|deus)\\b[^;!?]{0,40}?(?:{M}|tratamento)'),
  },
  {
    breach: 'medicine_change',
    says: pattern(
      '(?<!nao )\\b(?:pare|parar|abandone|largue|suspenda|interrompa|interromper|abandonar|largar) (?:com )?(?:o|seu|todo o) tratamento',
    ),
    unless: danger,
  },
];
