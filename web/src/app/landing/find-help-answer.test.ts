import { describe, expect, it } from 'vitest';
import { findHelpAnswer } from './find-help-answer.ts';
import { helpTopics } from './help-messages.ts';

const topicOf = (question: string): string => {
  const answer = findHelpAnswer(question);
  return answer.kind === 'topic' ? answer.topic.id : answer.kind;
};

describe('findHelpAnswer', () => {
  it.each(helpTopics.map(({ id, question }) => [question, id]))(
    'finds the topic of its own question: %s',
    (question, id) => {
      expect(topicOf(question)).toBe(id);
    },
  );

  it.each([
    ['como criar uma conta', 'register'],
    ['É GRÁTIS?', 'needs'],
    ['meus dados ficam seguros?', 'privacy'],
    ['tenho uma planilha', 'import'],
    ['perdi a senha', 'password'],
    ['manda zap?', 'reminders'],
    ['bom dia', 'unknown'],
    ['', 'unknown'],
  ])('%s → %s', (question, topic) => {
    expect(topicOf(question)).toBe(topic);
  });

  it.each([
    'dor no peito',
    'meu pai desmaiou',
    'não consigo respirar',
    'minha mãe está com a boca torta',
    'acho que é infarto',
    'não quero mais viver',
    'quero me matar',
    'tomei insulina demais',
    'Socorro!',
    'meu marido me bate',
    'preciso de ajuda urgente, esqueci a senha e estou passando mal',
  ])('shows the telephones first: %s', (question) => {
    expect(topicOf(question)).toBe('emergency');
  });
});
