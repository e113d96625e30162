import { nightFieldNames } from '@vida/contract/sleep/sleep-words.ts';
import { recordWords } from '../../../lib/records/record-messages.ts';

/** What the form of a night says. */
export const entryMessages = {
  newTitle: 'Registrar sono',
  newText: 'Conte como foi a sua noite.',
  editTitle: 'Editar noite',
  editText: (day: string) => `Noite de ${day}`,
  labels: { ...nightFieldNames, bedTimeZone: 'Fuso horário de onde você se deitou' },
  hints: {
    sleepDate: 'O dia em que você acordou.',
    sleepQuality: 'De 1 a 10: 10 é a melhor noite.',
    bedTimeZone: 'O horário de deitar vale no relógio de lá.',
  },
  minutes: 'min',
  times: 'vezes',
  outOf: (max: number) => `de ${max}`,
  inBed: (duration: string) => `Cerca de ${duration} na cama`,
  /** The moments as the clocks showed them: '20/11, 22:00'. */
  fromTo: (bed: string, wake: string) => `de ${bed} a ${wake}`,
  later: 'Este horário de acordar ainda não chegou. Confira antes de salvar.',
  movedZone: 'Mudei de fuso nesta noite',
  recordedZone: (offset: string) => `Como foi registrado (UTC${offset})`,
  save: 'Salvar registro',
} as const;

/** What is said when a night is written. */
export const nightWords = recordWords('noite', 'f', {
  added: 'Registro de sono adicionado com sucesso.',
  notAdded: 'Erro ao adicionar registro. Tente novamente.',
  isFailureSpecified: true,
});
