import type { KindOf } from '../emergency.ts';
import { type Step, step } from './step.ts';

const tellThem = step('tell', 'Diga ao atendente o endereço, a idade, os remédios em uso e se há diabetes.');
const AMOUNT = '15 g de açúcar agora (1 colher de sopa em água ou meio copo de refrigerante comum)';
const measureAgain = step(
  'watch',
  'Meça de novo em 15 minutos. Se não subiu ou se piorou, ligue 192.',
  'Meça de novo em 15 minutos e não deixe a pessoa só.',
);
const whenDrowsy = step(
  'watch',
  'Se vier muito sono ou dificuldade de engolir: nada na boca, deite-se de lado e ligue 192.',
  'Sonolenta, sem engolir ou desmaiada: nada na boca, deite-a de lado e ligue 192.',
);

/** The first step of a low glucose (rule of 15, SBD), by whether sugar may be given by mouth. */
export const sugarSteps = {
  open: step(
    'mouth',
    `Acordado e engolindo bem: ${AMOUNT}; 30 g se estiver abaixo de 54.`,
    `Se a pessoa está acordada e engole bem: ${AMOUNT}; 30 g se estiver abaixo de 54.`,
  ),
  doubtful: step(
    'mouth',
    `Só se engole bem: ${AMOUNT}; 30 g se estiver abaixo de 54. Senão, nada pela boca. Ligue 192 já.`,
  ),
  closed: step('mouth', 'Nada pela boca: nem água, nem açúcar, nem remédio. Ligue 192 já.'),
} as const;

/** Blood from within: there is nothing to press. */
export const innerBleedingSteps: readonly Step[] = [
  step('position', 'Deite-se de lado e fique em repouso.', 'Deite a pessoa de lado, em repouso.'),
  step('mouth', 'Não coma nem beba nada.', 'Não dê comida nem bebida.'),
  step('care', 'Guarde ou fotografe o que saiu, para mostrar a quem atender.'),
  step('tell', 'Diga ao atendente se há anticoagulante ou anti-inflamatório em uso e quanto sangue saiu.'),
];

/** For who is not awake, or feels that it comes: the airway goes before everything else. */
export const airwaySteps: readonly Step[] = [
  step(
    'position',
    'Deite-se, de preferência de lado, e não se levante sem ajuda.',
    'Chame a pessoa e veja se ela respira. Se respira, deite-a de lado; depois de queda ou batida, gire o corpo todo de uma vez.',
  ),
  step(
    'company',
    'Peça a alguém que fique com você. Não dirija.',
    'Se não respira, o atendente ensina a massagem no peito: ponha o telefone no viva-voz e siga o que ele disser.',
  ),
];

/** Fixed steps by kind: no diagnosis, no dose. Three or four each. */
export const medicalSteps: Readonly<Record<KindOf<'medical'>, readonly Step[]>> = {
  unconscious: [
    ...airwaySteps,
    step(
      'mouth',
      'Se sentir que vai desmaiar, não coma nem beba nada.',
      'Não ponha nada na boca dela: nem água, nem açúcar, nem remédio.',
    ),
    tellThem,
  ],
  seizure: [
    step('care', 'Afaste objetos e proteja a cabeça. Não segure os movimentos.'),
    step('mouth', 'Não ponha nada na boca: nem dedo, nem água, nem remédio.'),
    step('position', 'Quando os movimentos pararem, deite a pessoa de lado e veja se ela respira.'),
    step('tell', 'Anote a que horas começou e conte ao atendente se há diabetes, epilepsia ou gravidez.'),
  ],
  stroke: [
    step('care', 'Anote a hora em que os sinais começaram: ela decide o tratamento.'),
    step(
      'mouth',
      'Não coma, não beba e não tome nenhum remédio: nada pela boca.',
      'Nada pela boca: nem comida, nem água, nem remédio.',
    ),
    step(
      'position',
      'Deite-se com a cabeça um pouco elevada. Não dirija.',
      'Deite a pessoa com a cabeça um pouco elevada. Ela não deve dirigir.',
    ),
    tellThem,
  ],
  anaphylaxis: [
    step('care', 'Se há caneta de adrenalina receitada, use agora, como ensinaram.'),
    step(
      'position',
      'Deite-se com as pernas para cima; com falta de ar, fique sentado.',
      'Deite a pessoa com as pernas para cima; com falta de ar, deixe-a sentada.',
    ),
    step('care', 'Não espere o antialérgico fazer efeito para ligar.'),
    step('tell', 'Diga ao atendente o que foi comido, tomado ou qual foi a picada.'),
  ],
  breathing: [
    step(
      'position',
      'Fique sentado, com o tronco reto, e afrouxe a roupa. Não se deite.',
      'Deixe a pessoa sentada, com o tronco reto e a roupa frouxa, sem se deitar.',
    ),
    step('care', 'Se há bombinha receitada para a crise, use como o médico orientou.'),
    step(
      'care',
      'Engasgo sem conseguir tossir ou falar: o atendente do 192 ou do 193 ensina a manobra na hora.',
    ),
    tellThem,
  ],
  chest_pain: [
    step(
      'position',
      'Sente-se ou deite-se, fique parado e afrouxe a roupa.',
      'Ajude a pessoa a se sentar ou deitar, parada, com a roupa frouxa.',
    ),
    step(
      'driving',
      'Não dirija e não vá a pé até o hospital.',
      'Não deixe que ela dirija nem ande até o hospital.',
    ),
    step(
      'mouth',
      'Não coma, não beba e não tome remédio além do que seu médico deixou combinado para essa dor.',
      'Não dê comida, bebida nem remédio além do que o médico dela deixou combinado para essa dor.',
    ),
    tellThem,
  ],
  bleeding: [
    step('care', 'Aperte o ferimento com um pano limpo, sem tirar para olhar.'),
    step('position', 'Sangue no vômito, na tosse ou nas fezes: deite de lado, sem comer nem beber.'),
    step('care', 'Não tire objetos que estejam cravados.'),
    step('tell', 'Diga ao atendente se há anticoagulante em uso e quanto sangue saiu.'),
  ],
  severe_low: [
    sugarSteps.open,
    measureAgain,
    whenDrowsy,
    step(
      'company',
      'Não fique só. Glucagon, só se foi receitado para você.',
      'Glucagon, só se foi receitado para ela.',
    ),
  ],
  insulin_excess: [
    step('care', 'Meça a glicose agora e a cada 15 minutos, e não fique só.'),
    step('mouth', `Abaixo de 70, acordado e engolindo bem: ${AMOUNT}; 30 g se estiver abaixo de 54.`),
    whenDrowsy,
    step('tell', 'Diga ao atendente qual insulina foi, quanto e a que horas.'),
  ],
  poisoning: [
    step('call', 'Ligue também para o Disque-Intoxicação: 0800 722 6001.'),
    step('care', 'Guarde a embalagem e diga o que foi, quanto e a que horas.'),
    step('mouth', 'Não provoque vômito. Não dê leite, água nem remédio caseiro.'),
    step('care', 'Na pele ou nos olhos, lave com água corrente. Com fumaça ou gás, vá para o ar livre.'),
  ],
  trauma: [
    step(
      'position',
      'Se houve queda forte, batida ou acidente, não se mexa nem se levante, a não ser que o lugar seja perigoso.',
      'Não mova a pessoa se houve queda forte, batida ou acidente, a não ser que o lugar seja perigoso.',
    ),
    step('care', 'Queimadura: água corrente fria, sem pasta, sem manteiga, sem estourar bolhas.'),
    step(
      'care',
      'Choque: desligue a energia antes de tocar. Afogamento: tire da água só se for seguro para você.',
    ),
    tellThem,
  ],
  pregnancy: [
    step(
      'position',
      'Deite-se do lado esquerdo e peça que alguém fique por perto.',
      'Ajude-a a se deitar do lado esquerdo e fique por perto.',
    ),
    step(
      'care',
      'Leve o cartão do pré-natal. Se a maternidade é perto e alguém pode levar, vá agora.',
      'Levem o cartão do pré-natal. Se a maternidade é perto e alguém pode levar, vão agora.',
    ),
    step('care', 'Nenhum remédio por conta própria.'),
    step('tell', 'Diga ao atendente quantas semanas são e o que começou a acontecer.'),
  ],
  ketoacidosis: [
    step('call', 'Ligue 192 ou vá agora à UPA mais próxima, sem dirigir.'),
    step('care', 'Siga o plano de dias doentes que o médico deixou. Não pare a insulina por conta própria.'),
    step(
      'mouth',
      'Se não há vômito, beba água em pequenos goles. Não faça exercício.',
      'Se não há vômito, água em pequenos goles. Nada de exercício.',
    ),
    step('tell', 'Leve o medidor, os remédios e diga a última glicose.'),
  ],
  withdrawal: [
    step(
      'care',
      'Parar de beber ou um calmante de repente pode dar reações graves: isso se cuida no hospital.',
    ),
    step(
      'company',
      'Não fique só; vá para um lugar calmo e iluminado, sem objetos perigosos por perto.',
      'Não deixe a pessoa só: um lugar calmo e iluminado, sem objetos perigosos por perto.',
    ),
    step('mouth', 'Nada de bebida de novo nem de calmante por conta própria.'),
    step('care', 'Depois da urgência, o CAPS-AD e a UBS acompanham de graça.'),
  ],
  pressure: [
    step(
      'position',
      'Sente-se, descanse e não faça esforço. Não dirija.',
      'Ajude a pessoa a se sentar e descansar, sem esforço. Ela não deve dirigir.',
    ),
    step('care', 'Nenhuma dose a mais do remédio da pressão nem remédio de outra pessoa.'),
    step('care', 'Conte ao atendente a medida, a hora e o que a pessoa sente.'),
    tellThem,
  ],
  other_medical: [
    step(
      'position',
      'Sente-se ou deite-se e afrouxe a roupa.',
      'Ajude a pessoa a se sentar ou deitar e afrouxe a roupa dela.',
    ),
    step(
      'mouth',
      'Não coma, não beba e não tome remédio além do que seu médico deixou combinado para essa hora.',
      'Não dê comida, bebida nem remédio além do que o médico dela deixou combinado para essa hora.',
    ),
    tellThem,
  ],
};
