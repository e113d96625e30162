import { dayOf } from '@vida/contract/core/time.ts';
import { foldText } from '../../text/tokenize.ts';
import { findPassages } from '../articles/find-passages.ts';
import { parseIntents, saidOfBefore } from '../built-in/conversation/built-in-conversation.ts';
import { parseMessage } from '../built-in/conversation/parsing/parse-message.ts';
import { parseQuestion } from '../built-in/conversation/parsing/parse-question.ts';
import { understand } from '../built-in/conversation/parsing/understand.ts';
import { type ChatAdviser, type ChatQuestion, plainAnswer, turnsOfNow } from '../conversation.ts';
import { sayFigures } from '../figures-in-text.ts';
import { type Mentions, parseMentions } from './parse-mentions.ts';
import { type Warning, warningsFor } from './warnings-for.ts';

/** Goes on from what was asked before: 'e à noite?', 'nem um pouquinho?', 'e se for só um?', 'conta mais'. */
const goesOn = new RegExp(
  [
    '^ (?:e|mas|nem|entao|so|mesmo|sim|s|ss|pode|quero|claro|mais|continu[ae]|detalhes?) ',
    '^ (?:me )?(?:conta|conte|fala|fale|explica) ',
    '^ (?:deu|em jejum|jejum|depois|de manha) ',
    ' (?:ele|ela|isso|esse|essa|dele|dela|disso|desse|dessa|nisso) ',
    ' (?:pouco|pouquinho|pedaco|pedacinho|metade|uma vez|de vez em quando) ',
  ].join('|'),
);

/** Only the asker speaks so: 'posso', 'estou com dor'. */
const firstPerson = new RegExp(
  [
    ' (?:eu|mim|comigo|posso|devo|tomo|tomei|uso|usei|quero|vou|preciso|estou|to|tou|sou|tenho|comi|bebi|fui) ',
    ' (?:meus? remedios?|minha medicacao) ',
  ].join('|'),
);

/** 'E ontem?', 'quanto bebi?': asks for what was recorded. */
const asksForFigures = (message: string, today: string): boolean =>
  parseMessage(message, null, today).intents.some(
    (intent) => intent.kind === 'own_data' && (intent.slots.figure !== null || intent.slots.period !== null),
  );

/** What a message names; where it only goes on from an earlier one, what that named counts too. */
const parseInContext = (question: ChatQuestion, today: string): readonly Mentions[] => {
  const { message } = question;
  const alone = parseMentions(message);
  const joined = saidOfBefore(question).map((said) => parseMentions(said));
  const isFollowUp = (text: string): boolean =>
    goesOn.test(foldText(text)) && !asksForFigures(text, today) && findPassages(text).length === 0;
  if (alone.medicines.length > 0 || alone.topics.size > 0 || !isFollowUp(message)) return [alone, ...joined];
  const texts: string[] = [message];
  for (const turn of turnsOfNow(question).toReversed()) {
    if (turn.emergency) break;
    texts.unshift(turn.message);
    if (!isFollowUp(turn.message)) break;
  }
  return [alone, ...joined, parseMentions(texts.join('. '))];
};

/** Matters that are spoken of whatever else a message asks. */
const ALWAYS: readonly string[] = ['allergy', 'glucose-target'];
/** Names a place of the app, or what is done there: 'quero trocar a insulina por ele' does not. */
const ofApp = new RegExp(
  ' (?:onde|aba|tela|app|aplicativo|botao|grafico|historico|diario|perfil|lista' +
    String.raw`|lembrete|registr\w+|anot\w+|marc\w+|apag\w+|corrig\w+|corrij\w+|edit\w+|exclu\w+` +
    String.raw`|delet\w+|cadastr\w+|lanc\w+|coloc\w+|bot(?:o|ar|ei)|import\w+|export\w+) `,
);

/** 'Cerveja no fds' asks whether, 'quanta cerveja no fds' how much. */
const asksHowMuch = (question: ChatQuestion, today: string): boolean => {
  const intents = parseIntents(question);
  const { asksFigure, asksKnowledge } = parseQuestion(question.message, today);
  const isOwn = intents.some((intent) => intent.kind === 'own_data' && intent.slots.subject !== 'meals');
  // 'E no mês passado?' after what was drunk; 'cerveja?' alone asks whether.
  const { medicines, topics } = parseMentions(question.message);
  const goesOnFromRecords = !asksKnowledge && topics.size === 0 && medicines.length === 0;
  return isOwn && (asksFigure || goesOnFromRecords);
};

/** Whoever asks how much they drank, or for a place in the app, wants no advice on what the question names. */
const isAskedFor = (question: ChatQuestion, today: string): ((warning: Warning) => boolean) => {
  const { message } = question;
  const asksForPlace =
    understand(message, null, today).kind === 'app' &&
    ofApp.test(foldText(message)) &&
    !parseQuestion(message, today).asksKnowledge;
  const isPlain = asksForPlace || asksHowMuch(question, today);
  return ({ about }) => !isPlain || ALWAYS.includes(about);
};

/** Carers write on others' profiles. */
const FOR_SOMEBODY = 'Se a pergunta é para quem está neste perfil: ';

const ofSomebody = (warning: Warning): Warning => ({
  ...warning,
  text: `${FOR_SOMEBODY}${warning.text.charAt(0).toLowerCase()}${warning.text.slice(1)}`,
});

/** What the asker's profile has to say about a question, the gravest first. */
export const findWarnings = async (question: ChatQuestion): Promise<readonly Warning[]> => {
  const { data, message, now, timeZone, glucoseUnit } = question;
  const today = dayOf(now, timeZone);
  const profile = await data.readProfile();
  const found = parseInContext(question, today)
    .map((mentions) => warningsFor(profile, mentions, today))
    .find(({ length }) => length > 0);
  if (!found) return [];
  const { isOfOther, folded } = parseQuestion(message, today);
  const wanted = found.filter(isAskedFor(question, today));
  question.explain?.('warnings', {
    rules: wanted.map(({ key }) => key),
    notWanted: found.filter((warning) => !wanted.includes(warning)).map(({ key }) => key),
  });
  const warnings = wanted.map((warning) => ({ ...warning, text: sayFigures(warning.text, glucoseUnit) }));
  return isOfOther && !firstPerson.test(folded) ? warnings.map(ofSomebody) : warnings;
};

const joined = (texts: readonly string[]): string => texts.filter((text) => text !== '').join('\n\n');

/**
 * The one place that puts what the profile says before an answer, whoever gives it: a refusal, the rules, a model. They
 * learn of it by `question.warnings`, so that none of them contradicts it.
 */
export const warnFirst = (next: ChatAdviser): ChatAdviser => ({
  async *answer(question) {
    const warnings = await findWarnings(question);
    if (warnings.length === 0) return yield* next.answer(question);
    const head = joined(warnings.map(({ text }) => text));
    yield { type: 'text', text: head };
    let isFirst = true;
    const answering = next.answer({ ...question, warnings });
    try {
      for (let step = await answering.next(); ; step = await answering.next()) {
        if (step.done) {
          const { text, sources, ...rest } = step.value;
          const all = [...new Set([...warnings.map(({ source }) => source), ...sources])];
          return { ...rest, text: joined([head, text]), sources: all };
        }
        const piece = step.value;
        if (piece.type === 'restart') {
          isFirst = true;
          yield piece;
          yield { type: 'text', text: head };
        } else if (piece.type === 'text' && piece.text !== '') {
          yield isFirst ? { type: 'text', text: `\n\n${piece.text}` } : piece;
          isFirst = false;
        } else yield piece;
      }
    } finally {
      // Where the asker left in the middle, whoever answers must stop too.
      await answering.return(plainAnswer(''));
    }
  },
});
