import type { ProgramNotice } from '@vida/contract/exercises/exercise-kinds.ts';
import { exercisesMessages } from './exercises-messages.ts';

/** What stands beside a programme for this person. General care, never a prescription. */
export const noticeMessages: Record<ProgramNotice, string> = {
  stop_signs: exercisesMessages.stopSigns,
  clearance: 'Antes de exercícios moderados ou intensos, converse com seu médico. Até lá, fique nos leves.',
  low_only: 'Por segurança, seu programa tem só exercícios de intensidade baixa.',
  pregnancy:
    'Na gestação, faça exercícios com o acordo do pré-natal. Pare se tiver sangramento, perda de ' +
    'líquido, contrações ou tontura, e procure atendimento.',
  minor: 'Com menos de 18 anos, combine os exercícios com um responsável e com o profissional que acompanha você.',
  older_balance: 'Faça os exercícios de equilíbrio perto de uma parede ou de uma cadeira firme.',
  diabetes_glucose:
    'Meça a glicose antes e depois do exercício, e a cada 30 a 45 minutos nos treinos longos. Ela ' +
    'pode cair até 24 horas depois: meça também ao deitar.',
  insulin_sugar:
    'Tenha sempre à mão 15 g de açúcar de ação rápida e uma identificação. Evite exercitar o membro ' +
    'onde acabou de aplicar insulina. Não mude doses por conta própria.',
  diabetes_feet: 'Olhe os pés todos os dias e use calçado fechado e macio. Com ferida no pé, não apoie o peso nele.',
  hypertension_breath: 'Solte o ar no esforço e nunca prenda a respiração. Evite cargas acima da cabeça.',
  asthma_inhaler: 'Deixe a bombinha por perto, aqueça por mais tempo e evite ar frio e seco. Em crise, não treine.',
  kidney_fistula:
    'Não faça força com o braço da fístula. Prefira os dias sem diálise e siga a sua orientação sobre líquidos.',
  flare_days: 'Nos dias de crise ou dor forte, descanse ou faça só movimentos suaves.',
  back_red_flags:
    'Fraqueza nas pernas ou perda do controle da urina ou das fezes junto com dor nas costas é ' +
    'emergência: ligue para o SAMU 192.',
  wheelchair: 'Trave as rodas nos exercícios parados, poupe os ombros e alivie a pressão do assento a cada 30 minutos.',
  limb_unknown:
    'Seu perfil não diz qual membro precisa de cuidado, por isso o programa é sentado. Conte em ' +
    '“Outros” no Perfil de Saúde e confira a pele antes e depois.',
  caregiver: 'Faça os exercícios com alguém por perto, um passo de cada vez.',
  atlantoaxial: 'Evite forçar o pescoço, saltos e cambalhotas até o médico avaliar a coluna do pescoço e o coração.',
  vision:
    'Prefira um lugar conhecido e livre de obstáculos, com apoio ou um guia. Com doença na retina, ' +
    'evite cargas altas, impacto e cabeça para baixo.',
  hearing: 'O cronômetro da sessão é visual: nada depende de som.',
  evening:
    'Deixe os exercícios intensos para longe da hora de dormir: de 2 a 3 horas antes, prefira alongar e respirar.',
  beta_blocker:
    'Seu remédio pode segurar os batimentos: guie-se pelo esforço, de 0 a 10, e não pela frequência ' +
    'cardíaca. Ele também pode esconder o coração acelerado de uma glicose baixa.',
  own_words:
    'Seu perfil tem condições com as suas próprias palavras, que não conseguimos conferir. Converse ' +
    'com um profissional antes de começar.',
  nothing_fits:
    'Não encontramos exercícios seguros para o seu perfil. Procure um profissional de saúde ou a UBS ' +
    'para um plano só seu.',
  light_week: 'Esta é uma semana mais leve, para o corpo se recuperar.',
  stepped_back: 'Voltamos um passo para recomeçar com calma.',
  more_minutes: 'Você foi bem: esta semana tem alguns minutos a mais.',
};
