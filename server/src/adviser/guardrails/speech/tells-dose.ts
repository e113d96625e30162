import { foldText } from '../../food/food-words.ts';
import { markSentence } from './mark-sentence.ts';
import { pattern } from './pattern.ts';
import { splitSentences } from './sentence-reader.ts';
import { createSpeechCheck } from './speech-check.ts';

/** Sentences that one check reads: it remembers the medicine of those before, and measures the length of an answer. */
const SENTENCES_AT_ONCE = 4;
const OVERLAP = 2;
/** Longest part of a sentence that one check reads, characters: four fit into its length. */
const MAX_PART = 350;

/** What the writer takes, or was ordered to: 'tomo losartana de 50 mg'. Members tell each other so all the time. */
const ownUse =
  / (?:(?:tomo|tomei|tomava|uso|usei|usava|aplico|apliquei|injeto|injetei) |(?:estou|to) (?:tomando|usando|aplicando) |minha dose (?:e|era) |(?:medic[oa]|endocrino\w*|cardiologista|doutora?) (?:me |ja )?(?:passou|receitou|prescreveu|mandou) )/u;

/** Any word that turns it into advice. */
const telling =
  / (?:tom[ae]m?|pare|parem|para de|us[ae]m|use|aplique|aplica|injete|faca|faz|podem?|devem?|tent[ae]|experiment[ae]|recomendo|sugiro|indico|aconselho|(?:aument|diminu|reduz|dobr|cort|suspend|troc|troqu|pul|interromp)(?:[aei]|am|em|[aei]r|[aei]ndo)?) /u;

/** What members ask each other: 'esqueci de tomar, o que faço?', 'vocês tomam de manhã ou à noite?' */
const asking =
  / (?:(?:alguem|quem|voces|vcs) (?:aqui |ai |mais |tambem |ja )*(?:tomam?|usam?|aplicam?) |posso |devo |esquec(?:i|er|emos) )/u;

/** A proposal in the dress of a question: 'já pensou em parar?', 'e se você ficasse sem?' */
const proposing =
  / (?:ja (?:pens|tent|experiment|cogit)(?:ou|aram)|que tal|(?:por que|porque|pq) (?:(?:voces?|vcs?|tu) )?(?:nao|n)(?! (?:gost|convers|pergunt|fal|lev))|(?:voces?|vcs?|nao) (?:nao |n )?(?:acham?|seria|era|e|da|daria) |quem sabe|e se (?:voces?|vcs?|tu|a gente)|(?:tomar|usar|aplicar|injetar|parar|largar|abandonar|ficar|deixar)) /u;

/** 'Por que você não dobra a dose?': the verb stands as in a report, and is meant as a command. */
const whyNot = pattern(
  '\\b(?:por ?que|pq)(?: (?:voces?|vcs?|tu|ce))? (?:nao|n)(?: \\w+){0,2}? (?:dobra|duplica|triplica|aumenta|diminui|reduz|baixa|sobe|corta|suspende|interrompe|para|larga|deixa|abandona|pula|adianta|atrasa|troca|muda|toma|usa|aplica|injeta)m?(?: de (?:uma )?vez| logo| um pouco)?{GAP}{M}',
);

const isQuestion = (sentence: string): boolean => sentence.trimEnd().endsWith('?');

const isTalk = (sentence: string): boolean => {
  const folded = foldText(sentence);
  if (!isQuestion(sentence)) return ownUse.test(folded) && !telling.test(folded);
  return asking.test(folded) || !(telling.test(folded) || proposing.test(folded));
};

const partsOf = (text: string): readonly string[] =>
  splitSentences(text).flatMap((sentence) =>
    Array.from({ length: Math.ceil(sentence.length / MAX_PART) }, (_, index) =>
      sentence.slice(index * MAX_PART, (index + 1) * MAX_PART),
    ),
  );

/**
 * Whether a text of any length, written by a member, tells somebody to change a medicine or its dose. The rules are those
 * for an adviser's words, but members may say what they take themselves and ask. A false alarm costs a note.
 */
export const tellsDose = (text: string): boolean => {
  const read = partsOf(text);
  if (read.some((part) => whyNot.test(markSentence(part)))) return true;
  const parts = read.filter((part) => !isTalk(part));
  for (let start = 0; start < parts.length; start += SENTENCES_AT_ONCE - OVERLAP) {
    const { check } = createSpeechCheck();
    const found = parts.slice(start, start + SENTENCES_AT_ONCE).flatMap(check);
    if (found.includes('dose') || found.includes('medicine_change')) return true;
  }
  return false;
};
