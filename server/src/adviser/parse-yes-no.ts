import { foldText } from '../text/tokenize.ts';

const yes = new RegExp(
  '^(?:sim|s|ss|aham|uhum|isso|claro|positivo|com certeza|infelizmente sim|estou|to|tou|(?:esta' +
    '|ta)(?! (?:bom|certo|ok))|ainda|agora(?= mesmo| sim|$)|to sim|estou sim|esta sim|ta sim|tenho' +
    '|tenho sim|e verdade|acho que sim|talvez|as vezes|um pouco|mais ou menos|nao sei)(?: |$)',
);
/** A 'não' that says that it is not over, or that somebody is not well: a yes to what was asked. */
const trouble = new RegExp(
  '^nao (?:(?:esta|ta|estou|to|tou|me sinto|fiquei) )?(?:nada )?(?:bem' +
    '|melhor|pass|par[aeo]|consig|aguent)|^(?:passou|passei|estou|to|tou) mal' +
    String.raw`|\bpior(?:ei|ou|ando)\b|^(?:esta|ta|estou|to|tou) (?:muito |bem )?pior\b`,
);
const no = new RegExp(
  '^(?:(?:acho que|claro que|agora|ainda|isso|hoje) )?(?:nao|n|nn|nunca' +
    '|negativo)(?: (?:nao|obrigad[oa]|mais|agora|estou|esta|to|ta|tenho' +
    '|sinto))?$|^(?:ja )?(?:passou|melhorou)(?: (?:tudo|agora|ja))?$',
);
/** What may follow a no. */
const calming = new RegExp(
  '^(?:(?:ja )?(?:passou|melhorou)|(?:(?:eu|agora|ja) )*(?:(?:estou|to|tou' +
    '|esta|ta) )?(?:tudo )?(?:bem|melhor|tranquil[oa])|obrigad[oa]|(?:e|foi' +
    String.raw`|era) (?:so|ontem|brincadeira|antes|curiosidade)\b.*|so (?:curiosidade` +
    '|uma? (?:duvida|pergunta)).*)(?: (?:agora|obrigad[oa]|gracas a deus))*$',
);

/**
 * What a person answered to a question of yes or no about something dangerous. A no must be nothing but a no: 'não está
 * passando', 'passou mal' are a yes, and so is who is not sure; what is neither is null.
 */
export const parseYesNo = (message: string): 'yes' | 'no' | null => {
  const parts = message
    .split(/[,.;!?\n]+/)
    .map((part) => foldText(part).trim())
    .filter((part) => part !== '');
  const [first = '', ...rest] = parts;
  if (parts.some((part) => trouble.test(part))) return 'yes';
  if (!no.test(first)) return yes.test(first) ? 'yes' : null;
  return rest.every((part) => no.test(part) || calming.test(part)) ? 'no' : null;
};
