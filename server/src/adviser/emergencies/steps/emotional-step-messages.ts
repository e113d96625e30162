import type { KindOf } from '../emergency.ts';
import { type Step, step } from './step.ts';

/** Fixed steps by kind: no blame, nothing about methods. Three each. */
export const emotionalSteps: Readonly<Record<KindOf<'emotional'>, readonly Step[]>> = {
  suicide: [
    step(
      'company',
      'Chame alguém de confiança para ficar com você agora.',
      'Fique com a pessoa, ouça com calma e leve a sério o que ela diz.',
    ),
    step(
      'care',
      'Peça a essa pessoa que guarde longe remédios, armas e o que possa machucar.',
      'Guarde longe remédios, armas e o que possa machucar.',
    ),
    step(
      'care',
      'O CAPS da sua cidade e a UBS acolhem de graça, sem julgar.',
      'O CAPS da cidade e a UBS acolhem de graça.',
    ),
  ],
  self_harm: [
    step(
      'company',
      'Chame alguém de confiança para ficar com você agora.',
      'Fique por perto e fale com calma, sem bronca e sem ameaça.',
    ),
    step('care', 'Deixe longe o que possa machucar. Se há ferimento, aperte com um pano limpo.'),
    step(
      'care',
      'O CAPS da sua cidade acolhe de graça, sem julgar.',
      'O CAPS da cidade acolhe de graça; para crianças e adolescentes há o CAPSi.',
    ),
  ],
  crisis: [
    step(
      'company',
      'Vá para um lugar calmo e chame alguém de confiança.',
      'Fale baixo, sem discutir, e afaste objetos perigosos.',
    ),
    step(
      'care',
      'Solte o ar devagar: inspire contando até 4, solte contando até 6, por alguns minutos.',
      'Se há risco para a pessoa ou para alguém, ligue 192.',
    ),
    step(
      'care',
      'Se ouve vozes que mandam machucar, ou se sente que pode machucar alguém, ligue 192. Se não passar, o CVV escuta no 188 e o CAPS acolhe de graça.',
      'Não a deixe só. O CAPS acolhe de graça.',
    ),
  ],
  violence: [
    step(
      'company',
      'Se puder, vá para um lugar seguro, com saída, e perto de gente em quem confia.',
      'Não enfrente o agressor. Se há perigo agora, ligue 190.',
    ),
    step(
      'care',
      'Se houve violência sexual, procure um pronto-socorro: há remédios que protegem nas primeiras 72 horas.',
      'Para crianças, pessoas idosas e pessoas com deficiência, o Disque 100 recebe a denúncia, também sem nome.',
    ),
    step(
      'care',
      'Se alguém pode ver seu aparelho, apague esta conversa depois.',
      'Diga à pessoa que você acredita nela e que ela não tem culpa.',
    ),
  ],
};
