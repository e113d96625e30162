import { readdirSync, readFileSync } from 'node:fs';

const folder = new URL('../../../knowledge/tips/', import.meta.url);

/**
 * What code fills a text with, by the name of its slot: words, the name of one of the wordings that the text has for it
 * (true and false are `yes` and `no`, of which one may be missing), or null where nothing is to stand there. A list fills
 * several lines of the reasons.
 */
export type Slots = Readonly<Record<string, string | number | boolean | null | readonly string[]>>;

/** A text as it stands in server/knowledge/tips. */
interface TipTemplate {
  title: string;
  content: string;
  readonly why: string[];
  readonly wordings: Wordings;
}

/** By slot and name; a slot with one wording only has it under ''. */
type Wordings = Map<string, Map<string, string>>;

const WORDING = /^> \{(\w+)\}(?: (\w+))?: (.+)$/;

const addWording = (wordings: Wordings, slot: string, name: string, text: string): void => {
  wordings.set(slot, (wordings.get(slot) ?? new Map()).set(name, text));
};

/** The texts of one file by their rules' keys; throws where a line is none of what the README describes. */
export const readTipTexts = (markdown: string): ReadonlyMap<string, TipTemplate> => {
  const templates = new Map<string, TipTemplate>();
  const shared: Wordings = new Map();
  let template: TipTemplate | undefined;
  for (const line of markdown.split('\n').filter((each) => each !== '' && !each.startsWith('# '))) {
    const [, slot, name = '', text = ''] = WORDING.exec(line) ?? [];
    if (slot) addWording(template?.wordings ?? shared, slot, name, text);
    else if (line.startsWith('## ')) {
      template = { title: '', content: '', why: [], wordings: new Map(shared) };
      templates.set(line.slice('## '.length), template);
    } else if (!template || line.startsWith('>')) throw new Error(`Not a line of a tip's text: '${line}'`);
    else if (line.startsWith('**')) template.title = line.replaceAll('**', '');
    else if (line.startsWith('- ')) template.why.push(line.slice('- '.length));
    else template.content = `${template.content} ${line}`.trim();
  }
  return templates;
};

let texts: ReadonlyMap<string, TipTemplate> | undefined;

/** All texts by their rules' keys, read when the first is asked for. */
export const tipTexts = (): ReadonlyMap<string, TipTemplate> => {
  texts ??= new Map(
    readdirSync(folder)
      .filter((name) => name.endsWith('.md'))
      .flatMap((name) => [...readTipTexts(readFileSync(new URL(name, folder), 'utf8'))]),
  );
  return texts;
};

const tidy = (text: string): string =>
  text
    .replace(/ {2,}/g, ' ')
    .replace(/\( /g, '(')
    .replace(/ (?=[.,;:)])/g, '')
    .trim();

/** A text with its slots filled; throws for a slot that nobody fills and a wording that is not there. */
const fill = (text: string, slots: Slots, wordings: Wordings): string =>
  text.replace(/(?<!\{)\{(\w+)\}/g, (_, slot: string) => {
    const own = wordings.get(slot);
    const value = own?.has('') ? '' : slots[slot];
    if (value === undefined) throw new Error(`Nothing fills {${slot}} of '${text}'`);
    if (value === null) return '';
    if (!own) return String(value);
    const isChoice = typeof value === 'boolean';
    const wording = own.get(isChoice ? (value ? 'yes' : 'no') : String(value));
    if (wording === undefined && isChoice && (own.has('yes') || own.has('no'))) return '';
    if (wording === undefined) throw new Error(`{${slot}} has no wording ${value}`);
    return fill(wording, slots, wordings);
  });

/** The text of a rule for one person. */
export const fillTipText = ({ title, content, why, wordings }: TipTemplate, slots: Slots) => ({
  title: tidy(fill(title, slots, wordings)),
  content: tidy(fill(content, slots, wordings)),
  why: why
    .flatMap((line) => {
      const list = slots[/^\{(\w+)\}$/.exec(line)?.[1] ?? ''];
      return Array.isArray(list) ? (list as readonly string[]) : [tidy(fill(line, slots, wordings))];
    })
    .filter((line) => line !== ''),
});
