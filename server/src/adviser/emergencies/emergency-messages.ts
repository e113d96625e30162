/** What is said first, and what is asked back. */
export const emergencyMessages = {
  medical:
    'Isso pode ser uma emergência. Ligue agora para o SAMU 192 ' +
    '(ou 193). Se puder, fique com alguém e deixe a porta aberta.',
  medicalOther:
    'Isso pode ser uma emergência. Ligue agora para o SAMU 192 (ou 193). Fique com a pessoa e deixe a porta aberta.',
  low:
    'Glicose baixa se trata agora, com açúcar. Ligue para o SAMU 192 (ou 193) ' +
    'se ela não subir em 15 minutos, se piorar ou se for difícil engolir.',
  emotional:
    'Sinto muito que você esteja passando por isso. Você não está só. O CVV atende no 188, ' +
    'de graça, 24 horas. Se você corre risco agora, ligue 192 ou vá a um pronto-socorro.',
  emotionalOther:
    'Sinto muito que vocês estejam passando por isso. Fique com a pessoa e ouça ' +
    'sem julgar. O CVV atende no 188, de graça, 24 horas, também quem quer ' +
    'ajudar. Se há risco agora, ligue 192 ou vá com ela a um pronto-socorro.',
  violence:
    'Você não tem culpa. Se há perigo agora, ligue 190. A Central de Atendimento à Mulher é o 180 e o ' +
    'Disque 100 cuida de crianças, pessoas idosas e pessoas com deficiência: os dois atendem 24 horas.',
  violenceOther:
    'Ninguém tem culpa de sofrer violência. Se há perigo agora, ligue 190. A ' +
    'Central de Atendimento à Mulher é o 180 e o Disque 100 cuida de crianças, ' +
    'pessoas idosas e pessoas com deficiência: os dois atendem 24 horas.',
  alsoEmotional: 'Você não está só: o CVV também atende no 188, de graça, 24 horas.',
  askNow: 'Você está com esse sintoma agora?',
  askNowOther: 'A pessoa está com esse sintoma agora?',
  askLow: 'Essa glicose é de agora?',
  askSafe: 'Você está em segurança agora?',
  askSafeOther: 'A pessoa está em segurança agora?',
} as const;
