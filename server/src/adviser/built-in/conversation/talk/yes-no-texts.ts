/** What is said to a bare yes or no. */
export const yesNoTexts = {
  yes: 'Certo! O que você quer saber? Pode perguntar dos seus números, do plano de hoje ou de um tema de saúde.',
  no: 'Tudo bem. Se precisar de alguma coisa, é só perguntar.',
  medicalYes:
    'Então ligue agora para o SAMU 192, ou 193 se ele não atender na sua ' +
    'cidade. Fique com alguém, sente-se ou deite-se e deixe a porta aberta.',
  emotionalYes:
    'Obrigada por dizer. Ligue agora para o CVV, no 188, de graça e a qualquer hora; se você corre ' +
    'risco, ligue para o 192 ou vá a um pronto-socorro. Se puder, fique perto de alguém de confiança.',
  emergencyNo:
    'Que bom saber. Se aparecer ou voltar, ligue na hora para o SAMU 192; se a ' +
    'angústia apertar, o CVV atende no 188. Estou por aqui para outras dúvidas.',
} as const;
