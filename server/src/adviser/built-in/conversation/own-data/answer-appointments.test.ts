import { expect, it } from 'vitest';
import { ask, type SampleData } from '../testing/sample-chat.ts';

const data: SampleData = {
  appointments: [
    {
      scheduledAt: new Date('2026-12-03T12:30:00Z'),
      professional: 'Dra. Beatriz Nunes',
      place: 'UBS Vila Esperança',
    },
    { scheduledAt: new Date('2027-01-15T18:00:00Z'), professional: 'nutricionista', place: null },
  ],
};

it('tells the next appointment, how long it is until then, and those after it', async () => {
  expect(await ask('quando é minha próxima consulta?', { data })).toBe(
    [
      'Sua próxima consulta anotada: em 03/12 às 09:30, com Dra. Beatriz Nunes (UBS Vila Esperança); faltam 12 dias.',
      'Depois dela:',
      '- em 15/01/2027 às 15:00, com nutricionista; faltam 55 dias',
    ].join('\n'),
  );
});

it('says today and tomorrow by their names', async () => {
  const at = (scheduledAt: string): SampleData => ({
    appointments: [{ scheduledAt: new Date(scheduledAt), professional: 'Dr. Paulo', place: null }],
  });
  expect(await ask('tenho consulta hoje?', { data: at('2026-11-21T20:00:00Z') })).toMatch(/; é hoje\.$/);
  expect(await ask('minha próxima consulta', { data: at('2026-11-22T20:00:00Z') })).toMatch(
    /amanhã às 17:00, com Dr. Paulo; é amanhã\.$/,
  );
});

it('says where one is entered when there is none', async () => {
  expect(await ask('quando é minha próxima consulta?')).toContain('toque em "Anotar a próxima consulta"');
});

it('leaves what is asked about appointments in general to others', async () => {
  expect(await ask('o que perguntar na próxima consulta?', { data })).not.toContain('Beatriz');
});
