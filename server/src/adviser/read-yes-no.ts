import { foldText } from './food/food-words.ts';

const yes =
  /^(?:sim|s|ss|aham|uhum|isso|claro|positivo|com certeza|infelizmente sim|estou|to|tou|esta|ta|ainda|agora|to sim|estou sim|esta sim|ta sim|tenho|tenho sim|e verdade)(?:$|[\s,.!])/;
const no = /^(?:nao|n|nn|nunca|negativo|ja passou|passou|melhorou)(?:$|[\s,.!])/;

/** What a person answered to a question of yes or no; null where it is neither, 'não' followed by a trouble included. */
export const readYesNo = (message: string): 'yes' | 'no' | null => {
  const folded = foldText(message).trim();
  if (yes.test(folded)) return 'yes';
  return no.test(folded) ? 'no' : null;
};
