import { recordWords } from '../../lib/records/record-messages.ts';

/** What the dialog of appointments says. */
export const appointmentsMessages = {
  newTitle: 'Nova consulta',
  newText: 'Anote a data, a hora e com quem será.',
  listTitle: 'Próximas consultas',
  editTitle: 'Editar consulta',
  another: 'Nova consulta',
  back: 'Voltar',
  options: (when: string) => `Opções da consulta de ${when}`,
  labels: {
    day: 'Data',
    time: 'Hora',
    professional: 'Profissional',
    place: 'Local (opcional)',
    notes: 'Observações (opcional)',
  },
  professionalHint: 'Nome ou especialidade',
  notesHint: 'O que levar, o que perguntar',
  save: 'Salvar consulta',
} as const;

/** What is said when an appointment is written. */
export const appointmentWords = recordWords('consulta', 'f', {
  added: 'Consulta anotada.',
  notAdded: 'Não foi possível anotar a consulta. Tente de novo.',
  undoAlt: 'Desfazer: anotar a consulta de novo em Próxima consulta',
});
