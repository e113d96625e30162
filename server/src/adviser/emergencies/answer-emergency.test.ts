import { describe, expect, test } from 'vitest';
import { answerEmergency } from './answer-emergency.ts';
import { type EmergencyKind, emergencyKinds } from './emergency.ts';
import { findEmergency } from './find-emergency.ts';
import { stepsOf } from './steps.ts';

const answer = (text: string) => {
  const emergency = findEmergency(text);
  if (emergency === null) throw new Error(`Nothing found in '${text}'`);
  const { text: said, emergency: card } = answerEmergency(emergency);
  return { text: said, ...card };
};

describe('answerEmergency', () => {
  test('medical: SAMU first, and no question where it is certain', () => {
    const { text, lines, question, steps } = answer('estou com dor no peito e suor frio');
    expect(text).toMatch(/^Isso pode ser uma emergência\. Ligue agora para o SAMU 192/);
    expect(lines).toEqual(['samu', 'firefighters']);
    expect(question).toBeNull();
    expect(steps.join(' ')).toContain('Não dirija');
  });

  test('a low glucose told by its number alone: sugar first, 192 only if that does not help', () => {
    expect(answer('minha glicose deu 68')).toMatchObject({
      text: expect.stringMatching(/^Glicose baixa se trata agora, com açúcar\..*não subir em 15 minutos/),
      lines: ['samu', 'firefighters'],
      question: 'Essa glicose é de agora?',
    });
    expect(answer('minha glicose deu 68 e estou confusa e suando').text).toMatch(/Ligue agora para o SAMU 192/);
  });

  test('poisoning with a wish to die: 192, Disque-Intoxicação and 188', () => {
    const { text, lines, steps } = answer('tomei um monte de remédio porque quero morrer');
    expect(lines).toEqual(['samu', 'firefighters', 'poisoning', 'cvv']);
    expect(text).toContain('188');
    expect(steps.join(' ')).toContain('0800 722 6001');
  });

  test('emotional: CVV first, 192 with a plan, and whether the person is safe', () => {
    expect(answer('não quero mais viver')).toMatchObject({
      lines: ['cvv'],
      question: 'Você está em segurança agora?',
    });
    expect(answer('já comprei a corda').lines).toEqual(['cvv', 'samu']);
    expect(answer('minha filha disse que vai se matar').question).toBe('A pessoa está em segurança agora?');
  });

  test('violence: 190, 180 and 100, and no blame', () => {
    const { text, lines } = answer('meu marido me bate');
    expect(lines.slice(0, 3)).toEqual(['police', 'women', 'rights']);
    expect(text).toContain('Você não tem culpa');
  });

  test('a doubt asks once, with both numbers under it', () => {
    expect(answer('minha glicose deu 48')).toMatchObject({
      question: 'Você está com esse sintoma agora?',
      lines: ['samu', 'firefighters', 'cvv'],
    });
  });

  test.each(Object.keys(emergencyKinds) as EmergencyKind[])('%s has three or four steps for both people', (kind) => {
    const steps = stepsOf(kind);
    expect(steps.length).toBeGreaterThanOrEqual(3);
    expect(steps.length).toBeLessThanOrEqual(4);
    for (const { self, other } of steps)
      for (const said of [self, other]) expect(said).toMatch(/^[A-ZÁÉÍÓÚÂÊÔÃÕ].*\.$/);
  });
});
