import { wordClasses } from '../../text/word-classes.ts';
import type { Word } from '../../text/words.ts';

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

/** Words that carry no meaning of their own here: articles, pronouns, auxiliaries, when, how much. */
const lightWords = setOf(
  `a o as os um uma uns umas de do da dos das no na nos nas num numa em ao aos e ou mas que se com sem para por pelo pela ate
  eu ele ela eles elas voce voces nos gente me mim te lhe isso isto esse essa este esta aquele aquela meu minha meus minhas
  seu sua dele dela nosso nossa estou esta estao estava foi fui ser era sou ter tem tinha tenho ha vai vou ia ir fica ficou
  ja ainda so nao mais muito muita pouco agora hoje ontem anteontem amanha aqui la ai entao tambem bem mal quando como onde
  qual quais quanto quanta quantos quantas quem porque porem oi ola opa ei faz fazer dia dias hora horas minuto minutos
  semana mes ano vez vezes ultima ultimo`,
);

const isMeant = ({ text }: Pick<Word, 'text'>): boolean => !lightWords.has(text) && !/^[+/%]/.test(text);

/** Whether no word of a text says anything: 'e anteontem?'. */
export const hasNoWords = (words: readonly Pick<Word, 'text'>[]): boolean => !words.some(isMeant);

/** So few words say little of what is learnt from whole sentences. */
const FEW = 4;

/** Whether fewer than four words of a text say anything. */
export const hasFewWords = (words: readonly Pick<Word, 'text'>[]): boolean =>
  words.filter(isMeant).length < FEW;

/** Who it is, that it is now, and calls for help: what a cry may hold beside what happened. */
const beside: ReadonlySet<string> = new Set([
  ...setOf(
    `a o as os um uma uns umas de do da no na nos nas em e com que por para meu minha meus minhas seu sua dele dela eu ele ela
    eles elas voce me mim se gente aqui agora ja ainda hoje estou esta estao estava foi fui fiquei deu da dando teve tive tendo
    sinto sentindo comecou ficou fica ficando vou vai quer quero acho parece sera acabei acabou acabo novo dnv outra vez muito
    muita forte mesmo rapido depressa urgente socorro ajuda ajude ajudem acode acuda acudam favor deus ai ajudar repente
    derrepente roxo roxa preso presa hipo esse essa isso e
    chama chamem chame chamar liga ligue ligar manda mandem precisa preciso`,
  ),
  ...(wordClasses.get('relative') ?? []),
]);

/** Whether nothing but who and when stands beside the `covered` words: a cry, not a talk about it. */
export const isCryOnly = (words: readonly Pick<Word, 'text'>[], covered: ReadonlySet<number>): boolean =>
  words.every(({ text }, at) => covered.has(at) || beside.has(text));
