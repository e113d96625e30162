/** What answers about any of the person's data say. */
export const sharedTexts = {
  future:
    'Esse dia ainda não chegou, então não há nada registrado nele. Posso contar de hoje ou dos dias que passaram.',
  nothingYet:
    'Ainda não há registros para resumir. Comece pelo que for mais fácil: uma glicose ou ' +
    'pressão em Medições, a noite em Qualidade do Sono, ou o programa em Exercícios Adaptáveis.',
} as const;
