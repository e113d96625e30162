import type { EmergencyKind } from './emergency.ts';

/** What to do now, for the writer and for somebody who is with another person. At most four steps each. */
export interface EmergencySteps {
  readonly self: readonly string[];
  readonly other: readonly string[];
}

const both = (...steps: readonly string[]): EmergencySteps => ({ self: steps, other: steps });

const tellThem = 'Diga ao atendente o endereço, a idade, os remédios em uso e se há diabetes.';
const general: EmergencySteps = {
  self: [
    'Sente-se ou deite-se e afrouxe a roupa.',
    'Não coma, não beba e não tome remédio além do que seu médico deixou combinado para essa hora.',
    tellThem,
  ],
  other: [
    'Ajude a pessoa a se sentar ou deitar e afrouxe a roupa dela.',
    'Não dê comida, bebida nem remédio além do que o médico dela deixou combinado para essa hora.',
    tellThem,
  ],
};
const unresponsive: EmergencySteps = both(
  'Chame a pessoa em voz alta e veja se ela respira. Ponha o telefone no viva-voz e siga o que o atendente disser.',
  'Se ela respira, deite-a de lado. Se não respira, o atendente ensina a massagem no peito.',
  'Não ponha nada na boca dela: nem água, nem açúcar, nem remédio.',
  tellThem,
);

export const emergencyMessages = {
  medical:
    'Isso pode ser uma emergência. Ligue agora para o SAMU 192 (ou 193). Se puder, fique com alguém e deixe a porta aberta.',
  medicalOther:
    'Isso pode ser uma emergência. Ligue agora para o SAMU 192 (ou 193). Fique com a pessoa e deixe a porta aberta.',
  emotional:
    'Sinto muito que você esteja passando por isso. Você não está só. O CVV atende no 188, de graça, 24 horas. Se você corre risco agora, ligue 192 ou vá a um pronto-socorro.',
  emotionalOther:
    'Sinto muito que vocês estejam passando por isso. Fique com a pessoa e ouça sem julgar. O CVV atende no 188, de graça, 24 horas, também quem quer ajudar. Se há risco agora, ligue 192 ou vá com ela a um pronto-socorro.',
  violence:
    'Você não tem culpa. Se há perigo agora, ligue 190. A Central de Atendimento à Mulher é o 180 e o Disque 100 cuida de crianças, pessoas idosas e pessoas com deficiência: os dois atendem 24 horas.',
  violenceOther:
    'Ninguém tem culpa de sofrer violência. Se há perigo agora, ligue 190. A Central de Atendimento à Mulher é o 180 e o Disque 100 cuida de crianças, pessoas idosas e pessoas com deficiência: os dois atendem 24 horas.',
  alsoEmotional: 'Você não está só: o CVV também atende no 188, de graça, 24 horas.',
  askNow: 'Você está com esse sintoma agora?',
  askNowOther: 'A pessoa está com esse sintoma agora?',
  askSafe: 'Você está em segurança agora?',
  askSafeOther: 'A pessoa está em segurança agora?',
} as const;

/** Fixed steps by kind: no diagnosis, no dose, nothing about methods. */
export const stepsByKind: Readonly<Record<EmergencyKind, EmergencySteps>> = {
  unconscious: {
    self: [
      'Deite-se, de preferência de lado, e não se levante sem ajuda.',
      'Peça a alguém que fique com você. Não dirija.',
      'Se sentir que vai desmaiar, não coma nem beba nada.',
      tellThem,
    ],
    other: unresponsive.other,
  },
  seizure: both(
    'Afaste objetos e proteja a cabeça. Não segure os movimentos.',
    'Não ponha nada na boca: nem dedo, nem água, nem remédio.',
    'Quando os movimentos pararem, deite a pessoa de lado e veja se ela respira.',
    'Anote a que horas começou e conte ao atendente se há diabetes, epilepsia ou gravidez.',
  ),
  stroke: both(
    'Anote a hora em que os sinais começaram: ela decide o tratamento.',
    'Não coma, não beba e não tome nenhum remédio: nada pela boca.',
    'Deite-se ou deite a pessoa com a cabeça um pouco elevada. Ninguém com esses sinais deve dirigir.',
    tellThem,
  ),
  anaphylaxis: both(
    'Se há caneta de adrenalina receitada, use agora, como ensinaram.',
    'Deite-se, ou deite a pessoa, com as pernas para cima; com falta de ar, fique sentado.',
    'Não espere o antialérgico fazer efeito para ligar.',
    'Diga ao atendente o que foi comido, tomado ou qual foi a picada.',
  ),
  breathing: both(
    'Fique sentado, com o tronco reto, e afrouxe a roupa. Não se deite.',
    'Se há bombinha receitada para a crise, use como o médico orientou.',
    'Engasgo sem conseguir tossir ou falar: o atendente do 192 ou do 193 ensina a manobra na hora.',
    tellThem,
  ),
  chest_pain: {
    self: [
      'Sente-se ou deite-se, fique parado e afrouxe a roupa.',
      'Não dirija e não vá a pé até o hospital.',
      'Não coma, não beba e não tome remédio além do que seu médico deixou combinado para essa dor.',
      tellThem,
    ],
    other: [
      'Ajude a pessoa a se sentar ou deitar, parada, com a roupa frouxa.',
      'Não deixe que ela dirija nem ande até o hospital.',
      'Não dê comida, bebida nem remédio além do que o médico dela deixou combinado para essa dor.',
      tellThem,
    ],
  },
  bleeding: both(
    'Aperte o ferimento com um pano limpo, sem tirar para olhar.',
    'Sangue no vômito, na tosse ou nas fezes: deite de lado, sem comer nem beber.',
    'Não tire objetos que estejam cravados.',
    'Diga ao atendente se há anticoagulante em uso e quanto sangue saiu.',
  ),
  severe_low: {
    self: [
      'Acordado e engolindo bem: 15 g de açúcar agora (1 colher de sopa em água ou meio copo de refrigerante comum); 30 g se estiver abaixo de 54.',
      'Meça de novo em 15 minutos. Se não subiu ou se piorou, ligue 192.',
      'Com muito sono, sem conseguir engolir ou quase desmaiando: nada na boca, deite-se de lado e ligue 192.',
      'Não fique só. Glucagon, só se foi receitado para você.',
    ],
    other: [
      'Se a pessoa está acordada e engole bem: 15 g de açúcar agora (1 colher de sopa em água ou meio copo de refrigerante comum); 30 g se estiver abaixo de 54.',
      'Sonolenta, confusa demais, sem engolir ou desmaiada: nada na boca, deite-a de lado e ligue 192.',
      'Glucagon, só se foi receitado para ela.',
      'Meça de novo em 15 minutos e não a deixe só.',
    ],
  },
  insulin_excess: both(
    'Meça a glicose agora e a cada 15 minutos.',
    'Acordado, engolindo bem e com glicose abaixo de 70: 15 g de açúcar já; 30 g se estiver abaixo de 54.',
    'Sonolência, confusão ou desmaio: nada na boca, deite de lado e ligue 192.',
    'Diga ao atendente qual insulina foi, quanto e a que horas. Não fique só.',
  ),
  poisoning: both(
    'Ligue também para o Disque-Intoxicação: 0800 722 6001.',
    'Guarde a embalagem e diga o que foi, quanto e a que horas.',
    'Não provoque vômito. Não dê leite, água nem remédio caseiro.',
    'Na pele ou nos olhos, lave com água corrente. Com fumaça ou gás, vá para o ar livre.',
  ),
  trauma: both(
    'Não mova a pessoa se houve queda forte, batida ou acidente, a não ser que o lugar seja perigoso.',
    'Queimadura: água corrente fria, sem pasta, sem manteiga, sem estourar bolhas.',
    'Choque: desligue a energia antes de tocar. Afogamento: tire da água só se for seguro para você.',
    tellThem,
  ),
  pregnancy: both(
    'Deite-se do lado esquerdo e peça que alguém fique por perto.',
    'Leve o cartão do pré-natal. Se a maternidade é perto e alguém pode levar, vá agora.',
    'Não tome remédio por conta própria.',
    'Diga ao atendente quantas semanas são e o que começou a acontecer.',
  ),
  ketoacidosis: both(
    'Ligue 192 ou vá agora à UPA mais próxima, sem dirigir.',
    'Siga o plano de dias doentes que seu médico deixou. Não pare a insulina por conta própria.',
    'Se não há vômito, beba água em pequenos goles. Não faça exercício.',
    'Leve o medidor, os remédios e diga a última glicose.',
  ),
  withdrawal: both(
    'Parar de beber ou um calmante de repente pode dar reações graves: isso se cuida no hospital.',
    'Não fique só, num lugar calmo e iluminado, sem objetos perigosos por perto.',
    'Não beba de novo nem tome calmante por conta própria.',
    'Depois da urgência, o CAPS-AD e a UBS acompanham de graça.',
  ),
  pressure: both(
    'Sente-se, descanse e não faça esforço. Não dirija.',
    'Não tome dose a mais do remédio da pressão nem remédio de outra pessoa.',
    'Conte ao atendente a medida, a hora e o que a pessoa sente.',
    tellThem,
  ),
  other_medical: general,
  suicide: {
    self: [
      'Chame alguém de confiança para ficar com você agora.',
      'Peça a essa pessoa que guarde longe remédios, armas e o que possa machucar.',
      'O CAPS da sua cidade e a UBS acolhem de graça, sem julgar.',
    ],
    other: [
      'Fique com a pessoa, ouça com calma e leve a sério o que ela diz.',
      'Guarde longe remédios, armas e o que possa machucar.',
      'O CAPS da cidade e a UBS acolhem de graça.',
    ],
  },
  self_harm: {
    self: [
      'Chame alguém de confiança para ficar com você agora.',
      'Deixe longe o que possa machucar. Se há ferimento, aperte com um pano limpo.',
      'O CAPS da sua cidade acolhe de graça, sem julgar.',
    ],
    other: [
      'Fique por perto e fale com calma, sem bronca e sem ameaça.',
      'Deixe longe o que possa machucar. Se há ferimento, aperte com um pano limpo.',
      'O CAPS da cidade acolhe de graça; para crianças e adolescentes há o CAPSi.',
    ],
  },
  crisis: {
    self: [
      'Vá para um lugar calmo e chame alguém de confiança.',
      'Solte o ar devagar: inspire contando até 4, solte contando até 6, por alguns minutos.',
      'Se ouve vozes que mandam machucar, ou se sente que pode machucar alguém, ligue 192.',
      'Se não passar, o CVV escuta no 188 e o CAPS acolhe de graça.',
    ],
    other: [
      'Fale baixo, sem discutir, e afaste objetos perigosos.',
      'Se há risco para a pessoa ou para alguém, ligue 192.',
      'Não a deixe só. O CAPS acolhe de graça.',
    ],
  },
  violence: {
    self: [
      'Se puder, vá para um lugar seguro, com saída, e perto de gente em quem confia.',
      'Se houve violência sexual, procure um pronto-socorro: há remédios que protegem nas primeiras 72 horas.',
      'Se alguém pode ver seu aparelho, apague esta conversa depois.',
    ],
    other: [
      'Não enfrente o agressor. Se há perigo agora, ligue 190.',
      'Para crianças, pessoas idosas e pessoas com deficiência, o Disque 100 recebe a denúncia, também sem nome.',
      'Diga à pessoa que você acredita nela e que ela não tem culpa.',
    ],
  },
};
