import { ASKS_NORM } from './follow-up-phrases.ts';

/** 'Isso faz mal pro diabetes?', 'atrapalha o sono?': what something does to something else is knowledge. */
export const DOES = new RegExp(
  String.raw` (?:(?:o que|oq) (?:\S+ ){0,6}?(?:ganha|melhora|muda|acontece|recupera|sente` +
    String.raw`|vai sentindo|vai melhorando)|faz(?:em)? (?:mal|bem)|atrapalh\S+|prejudic\S+` +
    String.raw`|interfer\S+|influenci\S+|afet\S+|mexe\S* com|tem a ver|tem relacao|estraga\S*) `,
);
/** Asks for a cause. */
export const CAUSE = new RegExp(
  [
    '^ (?:\\S+ ){0,3}(?:por que|porque|pq|qual o motivo|por qual motivo|(?:o que|oq) (?:\\S+ ){0,2}',
    '(?:provoca|provocam|provocar|causa|causam|causar|faz subir|faz cair|eleva|elevam)) ',
  ].join(''),
);

const ACTS = [
  'fac[oa]|fazer|fazemos|tomo|tomar|como|comer|bebo|beber|evit[oa]|evitar',
  'uso|usar|aplico|aplicar|corrij[oa]|corrigir',
].join('|');
/** Asks what to do: 'o que eu faço quando está baixa?', 'como devo agir?' */
export const WHAT_TO_DO = new RegExp(
  [
    ' (?:o que|oq|oque|que) (?:eu |a gente |se )?(?:(?:devo|deve|posso|pode|preciso|tenho que|da pra|e pra) )?' +
      `(?:${ACTS}) `,
    ' como (?:eu |a gente |se )?(?:(?:devo|deve|posso|pode|preciso) )?(?:trat|corrig|corrij|agir|ajo|aja|proced)\\S* ',
  ].join('|'),
);
/** Asks what to eat or drink. */
export const EATS = / (?:que eu como|comer|bebo|beber|tomo|tomar) /;

/** 'O corpo já sente diferença?' is no symptom. */
export const OF_BODY = new RegExp(
  [
    ' (?:o|do|no|meu) (?:corpo|pulmao|coracao|organismo) (?:\\S+ ){0,2}?(?:sente\\S*|sentindo|sentir) ',
    ' (?:o que|oq) (?:\\S+ ){0,4}(?:melhora|muda|ganha|recupera) (?:\\S+ ){0,3}' +
      '(?:corpo|pulmao|coracao|organismo) ',
    ' risco (?:\\S+ ){0,4}(?:cai|cair|diminui|diminuir|baixa|baixar) ',
  ].join('|'),
);
/** 'Esse ritmo é bom?' of a weight. */
export const PACE = / (?:ritmo|velocidade) /;
/** Whether a cause, what is usual or what something does to the body is asked: of the world, and not of records. */
export const asksOfWorld = (folded: string): boolean =>
  [CAUSE, ASKS_NORM, OF_BODY, PACE].some((pattern) => pattern.test(folded));

/** Words of a question for a cause that name nothing else: 'por que será que ela sobe assim de repente?' */
export const CAUSE_WORDS = new Set(
  (
    'sera assim repente tao tanto tanta veio foi deu sobe desce cai subiu caiu sempre nossa hein ' +
    'diferente diferentes varia variam oscila oscilam muda mudam piora aumenta baixa desse jeito semana ' +
    'outra outro igual jeito qualidade nota valor numero numeros isso atrapalhou causou provocou ' +
    'influenciou motivo razao causa disso ruim bom boa alto alta baixo baixa diferenca danado danada'
  ).split(' '),
);
