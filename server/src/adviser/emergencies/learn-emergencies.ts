import { learn } from '../../text/classifier/learn.ts';
import { writeLearnt } from '../../text/classifier/learnt-file.ts';
import { kindsInOrder } from './emergency.ts';
import { lessonOf, readAuthors, readSentences } from './sentences.ts';

/** What all training authors' sentences teach, as the file that is shipped. The same sentences make the same file. */
export const learnEmergencies = (): Buffer => {
  const taught = readAuthors().filter(({ use }) => use !== 'testing');
  const lessons = taught.flatMap(({ author }) => readSentences(author)).map(lessonOf);
  return writeLearnt(learn(lessons, kindsInOrder.length));
};
