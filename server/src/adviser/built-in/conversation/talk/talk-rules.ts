import { foldText, listWords } from '../../../food/food-words.ts';

/** What is said beside questions. */
export type TalkTopic =
  | 'greeting'
  | 'how_are_you'
  | 'thanks'
  | 'bye'
  | 'identity'
  | 'abilities'
  | 'praise'
  | 'insult'
  | 'frustration'
  | 'sad'
  | 'anxious'
  | 'tired'
  | 'lonely'
  | 'guilty'
  | 'happy'
  | 'unwell'
  | 'instructions'
  | 'foreign'
  | 'nonsense'
  | 'joke'
  | 'noted'
  | 'no_such_day';

const phrasesOf = (text: string): readonly string[] => listWords(text).map(foldText);

/** How a topic is told from a folded message. */
interface TalkRule {
  readonly topic: TalkTopic;
  readonly phrases: readonly string[];
  /** Only in messages of at most so many words. */
  readonly maxWords?: number;
  /** Only where hardly anything else is said: 'ajuda' is a call for help, 'banana ajuda a dormir?' is not. */
  readonly isWhole?: true;
  /** Heard before any question in the same message. */
  readonly goesFirst?: true;
}

/** The first that fits is taken. */
export const talkRules: readonly TalkRule[] = [
  {
    topic: 'instructions',
    goesFirst: true,
    phrases:
      phrasesOf(`ignore as, ignore todas, ignora as, ignora todas, ignore suas, ignora suas, ignore tudo, esqueca as, esqueca suas, esquece as regras, esqueca tudo,
      desconsidere as, desobedeca, suas instrucoes, tuas instrucoes, suas regras, tuas regras, prompt, system prompt, seu prompt, prompt do sistema, modo desenvolvedor, developer mode, jailbreak, finja que,
      finge que, faca de conta que voce, aja como, atue como, a partir de agora voce, voce agora e, repita suas, repita o texto acima, mostre suas regras,
      quais sao suas instrucoes, ignore previous, ignore all, ignore your, disregard, senha do admin, senha do administrador, senha administrativa,
      dados de outros usuarios, dados de outro usuario, sem restricoes, sem filtro`),
  },
  {
    topic: 'sad',
    goesFirst: true,
    phrases:
      phrasesOf(`estou triste, to triste, tao triste, muito triste, ando triste, me sinto triste, sentindo triste, estou pessima, estou pessimo, to pessima, to pessimo, chorei, me sinto um lixo, sou um lixo, me sinto inutil, sou inutil, sou burro, sou burra, me odeio, nao sirvo pra nada, sem forca, sem forcas, nao tenho forca, nao tenho forcas, nao aguento mais essa vida, me sentindo mal por dentro, fico triste, estou mal emocionalmente, deprimido, deprimida, depressivo,
      depressiva, vontade de chorar, chorando, choro muito, choro o tempo todo, desanimado, desanimada, sem animo, sem vontade de nada, desmotivado, desmotivada, sem motivacao, pra baixo, angustiado, angustiada, tristeza`),
  },
  {
    topic: 'anxious',
    goesFirst: true,
    phrases:
      phrasesOf(`estou ansioso, estou ansiosa, to ansioso, to ansiosa, muito preocupado, muito preocupada, muito ansioso, muito ansiosa, ando ansioso, ando ansiosa, me sinto ansioso, me sinto ansiosa, crise de ansiedade,
      estou nervoso, estou nervosa, to nervoso, to nervosa, estou estressado, estou estressada, to estressado, to estressada, muito estressado, muito estressada, estou preocupado, estou preocupada, to preocupado, to preocupada, estou com medo, to com medo, tenho medo`),
  },
  {
    topic: 'lonely',
    goesFirst: true,
    phrases: phrasesOf(
      `me sinto sozinho, me sinto sozinha, estou sozinho, estou sozinha, to sozinho, to sozinha, me sinto so, sentindo sozinho, sentindo sozinha, sentindo so, ninguem me entende, ninguem se importa, nao tenho com quem conversar, solidao`,
    ),
  },
  {
    topic: 'tired',
    goesFirst: true,
    phrases: phrasesOf(
      `estou cansado, estou cansada, to cansado, to cansada, ando cansado, ando cansada, muito cansado, muito cansada, exausto, exausta, esgotado, esgotada, sem energia, to morto de cansaco, to morta de cansaco, to acabado, to acabada`,
    ),
  },
  {
    topic: 'guilty',
    goesFirst: true,
    phrases: phrasesOf(
      `me sinto culpado, me sinto culpada, sou um fracasso, fracassei, nao consigo seguir, nao consigo manter, exagerei, sai da dieta, sai da linha, escorreguei, recai, tive uma recaida, comi demais, jaquei, chutei o balde, enfiei o pe na jaca`,
    ),
  },
  {
    topic: 'unwell',
    goesFirst: true,
    maxWords: 8,
    phrases: phrasesOf(
      `estou passando mal, to passando mal, passando mal, nao estou bem, nao to bem, estou mal, to mal, me sinto mal, me sentindo mal, to ruim, estou ruim, mal estar, estou tonto, estou tonta, to tonto, to tonta, com tontura, enjoado, enjoada, com enjoo`,
    ),
  },
  {
    topic: 'insult',
    maxWords: 12,
    phrases: phrasesOf(
      `burro, burra, idiota, inutil, lixo, bosta, merda, porcaria, imbecil, estupido, estupida, cala a boca, sai daqui, some daqui, vai se, vsf, vtnc, fdp, puta, caralho, otario, otaria, retardado, retardada, nao presta, nao serve pra nada, app ruim, aplicativo ruim, voce e pessima, voce e horrivel`,
    ),
  },
  {
    topic: 'frustration',
    maxWords: 15,
    phrases:
      phrasesOf(`nao entendeu, nao me entendeu, nao e isso, nao foi isso, nao era isso, resposta errada, isso ta errado, isso esta errado, voce nao entende, nao ajudou, nao gostei, nao adorei, nao respondeu, que saco, que droga, odeio diabetes,
      odeio essa doenca, cansei de furar, cansei disso, nao adianta, nada da certo, to de saco cheio, saco cheio, aff, affs, pqp, que raiva`),
  },
  {
    topic: 'identity',
    maxWords: 10,
    phrases:
      phrasesOf(`quem e voce, quem e vc, quem e a vida, voce e um robo, voce e robo, vc e robo, vc e um robo, e um robo, voce e humano, voce e humana, vc e humano, voce e uma pessoa, vc e uma pessoa,
      voce e medico, voce e medica, vc e medica, vc e medico, voce e enfermeira, voce e de verdade, qual seu nome, qual e seu nome, qual o seu nome, como voce se chama, voce e uma ia, voce e ia, vc e ia, inteligencia artificial, chatgpt, quem te criou, quem te fez, voce e gente, vc e gente, quem fez voce`),
  },
  {
    topic: 'abilities',
    isWhole: true,
    maxWords: 10,
    phrases:
      phrasesOf(`o que voce faz, o que vc faz, oq vc faz, oq voce faz, o que voce sabe, o que vc sabe, o que voce pode, o que vc pode, o que posso perguntar, oq posso perguntar, como voce pode me ajudar, como vc pode me ajudar, como pode me ajudar,
      me ajuda, me ajude, ajuda, preciso de ajuda, help, menu, o que da pra perguntar, como funciona o chat, como funciona esse chat, para que voce serve, pra que voce serve, pra que vc serve, o que consegue, o que voce consegue, comandos, opcoes`),
  },
  {
    topic: 'joke',
    isWhole: true,
    maxWords: 8,
    phrases: phrasesOf(
      'conta uma piada, conte uma piada, piada, canta uma musica, me ama, quer namorar, casa comigo, quantos anos voce tem, onde voce mora',
    ),
  },
  {
    topic: 'happy',
    isWhole: true,
    maxWords: 12,
    phrases: phrasesOf(
      'estou feliz, to feliz, muito feliz, consegui, deu certo, que alegria, estou animado, estou animada, to animado, to animada, estou bem, to bem, tudo otimo',
    ),
  },
  {
    topic: 'thanks',
    isWhole: true,
    maxWords: 8,
    phrases: phrasesOf(
      'obrigado, obrigada, obg, brigado, brigada, brigadao, brigadinha, valeu, vlw, agradecido, agradecida, grato, grata, deus abencoe, muito obrigado, muito obrigada, tks, thanks',
    ),
  },
  {
    topic: 'praise',
    isWhole: true,
    maxWords: 8,
    phrases: phrasesOf(
      'me ajudou, voce e otima, vc e otima, voce e demais, vc e demais, gostei, adorei, muito bom, muito boa, excelente, perfeito, perfeita, legal, show, top, maravilha, otimo, otima, amei, parabens, boa resposta',
    ),
  },
  {
    topic: 'noted',
    isWhole: true,
    maxWords: 3,
    phrases: phrasesOf(
      'ok, okay, ta bom, ta bem, tudo bem entao, entendi, certo, hum, hmm, ah sim, sei, beleza entao, combinado, ta',
    ),
  },
  {
    topic: 'bye',
    goesFirst: true,
    isWhole: true,
    maxWords: 6,
    phrases: phrasesOf(
      'tchau, xau, ate logo, ate mais, ate amanha, ate breve, adeus, fui, flw, falou, boa noite vida tchau, bye',
    ),
  },
  {
    topic: 'how_are_you',
    isWhole: true,
    maxWords: 6,
    phrases: phrasesOf(
      'tudo bem, td bem, tudo bom, como vai, como voce esta, como vc esta, como vc ta, como voce ta, beleza, blz, tudo certo, como tem passado',
    ),
  },
  {
    topic: 'greeting',
    isWhole: true,
    maxWords: 4,
    phrases: phrasesOf(
      'oi, ola, opa, oie, oii, oiii, eae, e ai, eai, bom dia, boa tarde, boa noite, alo, hey, hello, hi, salve, fala vida, oi vida',
    ),
  },
];
