/** What rules and planner need to know of exercises beyond the table: sets of ids. */

/** Lying on the back or the front, or straining the belly. */
export const LYING_OR_ABDOMINAL: ReadonlySet<string> = new Set([
  'ponte-de-gluteos',
  'abdominal-curto',
  'prancha-com-joelhos',
  'prancha-completa',
  'flexao-com-joelhos',
  'flexao-completa',
  'pilates-solo',
  'ioga-suave',
]);

/** Down on a mat and up again. */
export const ON_THE_FLOOR: ReadonlySet<string> = new Set([
  ...LYING_OR_ABDOMINAL,
  'gato-e-vaca',
  'perdigueiro',
  'saudacao-ao-sol',
]);

/** On one's feet with nothing to hold on to. */
export const BALANCE_WITHOUT_HOLD: ReadonlySet<string> = new Set([
  'caminhada-calcanhar-ponta',
  'troca-de-peso',
  'tai-chi',
]);

export const IMPACT: ReadonlySet<string> = new Set([
  'trote-intercalado',
  'corrida-leve',
  'polichinelo',
  'pular-corda',
  'circuito-intenso',
]);

/** The breath stops, on purpose or easily. */
export const BREATH_HELD: ReadonlySet<string> = new Set([
  'respiracao-quadrada',
  'elevacao-do-tronco-na-cadeira',
  'prancha-com-joelhos',
  'prancha-completa',
  'flexao-completa',
  'musculacao-intensa',
]);

export const HEAD_LOW_OR_HEAVY: ReadonlySet<string> = new Set([
  'saudacao-ao-sol',
  'levantamento-terra-leve',
  'alongamento-posterior-sentado',
  'musculacao-intensa',
]);

/** The spine bends or turns under load. */
export const SPINE_LOADED: ReadonlySet<string> = new Set([
  'abdominal-curto',
  'rotacao-de-tronco-sentada',
  'levantamento-terra-leve',
  'gato-e-vaca',
  'alongamento-posterior-sentado',
  'saudacao-ao-sol',
  'pilates-solo',
]);

export const NECK_MOVED: ReadonlySet<string> = new Set(['alongamento-de-pescoco', 'alongamento-geral']);

export const IN_WATER: ReadonlySet<string> = new Set(['hidroginastica', 'caminhada-na-agua', 'natacao-leve']);

/** A faint or a stumble there is dangerous. */
export const FALL_IS_DANGEROUS: ReadonlySet<string> = new Set([
  ...IN_WATER,
  ...BALANCE_WITHOUT_HOLD,
  'bicicleta-ao-ar-livre',
  'subir-escadas',
  'subida-no-degrau',
  'step-baixo',
]);

/** Seated, but the legs do the work. */
export const SEATED_BY_LEGS: ReadonlySet<string> = new Set([
  'marcha-sentada',
  'polichinelo-sentado',
  'extensao-de-joelhos-sentada',
  'mobilidade-de-tornozelos',
  'alongamento-posterior-sentado',
]);

/** They ask for a machine, a pool or a garden that many people do not have. */
export const NEEDS_PLACE: ReadonlySet<string> = new Set([
  ...IN_WATER,
  'bicicleta-ergometrica-leve',
  'bicicleta-ergometrica-moderada',
  'bicicleta-ergometrica-forte',
  'bicicleta-ao-ar-livre',
  'ciclo-de-bracos',
  'eliptico',
  'remo-ergometro',
  'jardinagem-leve',
]);

/** Kind to sore joints: what arthrosis, arthritis, knees and much weight do best with. */
export const KIND_TO_JOINTS: ReadonlySet<string> = new Set([
  'hidroginastica',
  'caminhada-na-agua',
  'bicicleta-ergometrica-leve',
  'bicicleta-ergometrica-moderada',
]);

/** Movement of a whole seated body: stands for walking. */
export const SEATED_AEROBIC: ReadonlySet<string> = new Set([
  'marcha-sentada',
  'boxe-sentado',
  'danca-sentada',
  'polichinelo-sentado',
  'propulsao-de-cadeira',
  'ciclo-de-bracos',
]);

/** What a strength exercise works on; the seated ones stand in where standing is out of the question. */
export const MUSCLE_GROUPS = {
  legs: [
    'sentar-e-levantar',
    'agachamento-parcial-com-cadeira',
    'agachamento-livre',
    'avanco',
    'subida-no-degrau',
    'extensao-de-joelhos-sentada',
  ],
  pull: [
    'remada-com-elastico',
    'puxada-alta-com-elastico',
    'rosca-biceps',
    'remada-sentada-com-elastico',
    'aperto-de-bolinha',
  ],
  hips: [
    'ponte-de-gluteos',
    'extensao-de-quadril',
    'abducao-de-quadril',
    'levantamento-terra-leve',
    'elevacao-de-panturrilhas',
  ],
  push: [
    'flexao-na-parede',
    'flexao-com-joelhos',
    'flexao-completa',
    'desenvolvimento-de-ombros',
    'elevacao-lateral',
    'triceps-com-elastico',
    'elevacao-do-tronco-na-cadeira',
    'elevacao-de-bracos-sentada',
  ],
  core: [
    'perdigueiro',
    'abdominal-curto',
    'prancha-com-joelhos',
    'prancha-completa',
    'rotacao-de-tronco-sentada',
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;
