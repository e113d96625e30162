import { answerForbidden } from '../../server/src/adviser/guardrails/speech/answer-forbidden.ts';
import { FORBIDDEN_TOPICS } from '../../server/src/adviser/guardrails/speech/forbidden-topics.ts';
import { topicTable, warningTable } from '../../server/src/adviser/warnings/warning-table.ts';
import { writeLimitSection } from './limit-section.ts';
import { GENERATED, writeTable } from './markdown.ts';
import { writeTipSection } from './tip-section.ts';

const severityWords = { danger: 'perigo', warning: 'aviso', care: 'cuidado' } as const;

const writeWarnings = (): string => {
  const [warnings, topics] = [warningTable(), topicTable()];
  const ofPerson = (person: readonly (readonly string[])[]) =>
    person.map((group) => group.join(' ou ')).join(' **e** ');
  return [
    `## Avisos do perfil (${warnings.length})`,
    'Falam antes de qualquer resposta da conversa; as que citam `food:`, `exercise:` ou `plan:`, ao lado ' +
      'dos planos. Tabela: `server/knowledge/warnings.csv`; os termos estão explicados no README ao lado dela.',
    writeTable(
      ['Chave', 'O perfil diz', 'A mensagem cita', 'Peso', 'Texto', 'Fonte'],
      warnings.map(({ key, person, mentioned, severity, text, source }) => [
        key,
        ofPerson(person),
        mentioned.join(' ou '),
        severityWords[severity],
        text,
        source,
      ]),
    ),
    '### Assuntos que a mensagem pode citar',
    writeTable(
      ['Assunto', 'Palavras', 'Junto de', 'Fora'],
      topics.map(({ topic, words, beside, harmless }) => [
        topic,
        words.join(', '),
        beside.join(', '),
        harmless.join(', '),
      ]),
    ),
  ].join('\n\n');
};

const writeRefusals = (): string =>
  [
    `## Recusas (${FORBIDDEN_TOPICS.length})`,
    'O que nem o sistema nem um modelo de linguagem responde, na ordem de força; o texto é fixo.',
    writeTable(
      ['Assunto', 'Resposta'],
      FORBIDDEN_TOPICS.map((topic) => [topic, answerForbidden(topic)]),
    ),
  ].join('\n\n');

/** docs/RULES.md: everything that decides what a person is told, for whoever reviews it. */
export const writeRulesDocument = (): string =>
  `${[
    GENERATED,
    '# Regras para revisão',
    'O que decide o que cada pessoa lê nas dicas, nos avisos e nos planos, para quem é da saúde ' +
      'conferir. Cada exemplo é o texto de verdade, dito pela regra a uma pessoa inventada. Os textos ' +
      'do servidor, um a um, estão em [TEXTS.md](TEXTS.md); quem pode editar o quê, no [README das ' +
      'tabelas](../server/knowledge/README.md). **Nenhuma revisão clínica aconteceu ainda.**',
    'Urgência acima de zero põe a dica antes de todas as outras, a ' +
      'maior primeiro; depois valem prioridade e o que ainda não foi dito.',
    writeTipSection(),
    writeWarnings(),
    writeRefusals(),
    writeLimitSection(),
  ].join('\n\n')}\n`;
