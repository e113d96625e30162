/** What is said of a use, whoever asks and wherever it is shown. */
export const substanceAdvice = {
  noSafeLevel: 'Não existe quantidade de álcool sem risco: quanto menos, melhor para a sua saúde.',
  zeroPregnant: 'Na gravidez, o conselho é zero álcool. Se for difícil, conte no pré-natal: existe ajuda.',
  zeroMinor: 'Antes dos 18 anos, o conselho é zero álcool.',
  caffeineMinor: 'Antes dos 18 anos o limite de cafeína é menor e depende do peso: pergunte na UBS.',
} as const;
