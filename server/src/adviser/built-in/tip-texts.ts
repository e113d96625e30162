import { readdirSync, readFileSync } from 'node:fs';
import { once } from '../load-knowledge.ts';

const folder = new URL('../../../knowledge/tips/', import.meta.url);
/** Wordings for the texts of all themes. */
const EVERY_TIP = 'every-tip.md';

/**
 * What code fills a text with, by the name of its slot: words, the name of one of the wordings that the text has for it
 * (true and false are `yes` and `no`, of which one may be missing), or null where nothing is to stand there. A list
 * fills the slot's wording once for each of its things, as a reason of its own or parted by semicolons.
 */
export interface Slots {
  readonly [slot: string]: string | number | boolean | null | readonly Slots[];
}

/** A text as it stands in server/knowledge/tips. */
interface TipTemplate {
  title: string;
  content: string;
  readonly why: string[];
  readonly wordings: Wordings;
}

/** By slot and name; a slot with one wording only has it under ''. */
type Wordings = Map<string, ReadonlyMap<string, string>>;

const SLOT = /\{([a-z]\w*)\}/g;
const WORDING = /^> \{(\w+)\}(?: (\w+))?: (.+)$/;

const addWording = (wordings: Wordings, slot: string, name: string, text: string): void => {
  wordings.set(slot, new Map(wordings.get(slot)).set(name, text));
};

/** The texts of one file by their rules' keys; throws where a line is none of what the README describes. */
export const loadTipTexts = (markdown: string): ReadonlyMap<string, TipTemplate> => {
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

const readFile = (name: string): string => readFileSync(new URL(name, folder), 'utf8');

/** All texts by their rules' keys, read when the first is asked for. */
export const tipTexts: () => ReadonlyMap<string, TipTemplate> = once(
  () =>
    new Map(
      readdirSync(folder)
        .filter((name) => name.endsWith('.md') && name !== EVERY_TIP)
        .flatMap((name) => [...loadTipTexts(`${readFile(EVERY_TIP)}\n${readFile(name)}`)]),
    ),
);

const tidy = (text: string): string =>
  text
    .replace(/ {2,}/g, ' ')
    .replace(/\( /g, '(')
    .replace(/ (?=[.,;:)])/g, '')
    .trim();

/** What a list says of each of its things; one may choose its wording by the name of the list's slot. */
const fillEach = (slot: string, list: readonly Slots[], slots: Slots, wordings: Wordings): string[] =>
  list.map((own) => tidy(fill(`{${slot}}`, { ...slots, [slot]: '', ...own }, wordings)));

/** A text without those parts in `[ ]` that have a slot with nothing in it. */
const chooseParts = (text: string, slots: Slots): string =>
  text.replace(/\[([^\]]*)\]/g, (_, part: string) =>
    [...part.matchAll(SLOT)].some(([, slot = '']) => slots[slot] === null) ? '' : part,
  );

/**
 * A text with its slots filled; throws for a slot that nobody fills and a wording that is not there. A figure of
 * glucose (`{70 mg/dL}`, `{70}`) is left for its reader's unit.
 */
const fill = (text: string, slots: Slots, wordings: Wordings): string =>
  chooseParts(text, slots).replace(SLOT, (_, slot: string) => {
    const own = wordings.get(slot);
    const given = slots[slot];
    if (Array.isArray(given)) return fillEach(slot, given, slots, wordings).join('; ');
    const value = own?.has('') ? '' : given;
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
      const [, slot = ''] = /^\{(\w+)\}$/.exec(line) ?? [];
      const list = slots[slot];
      return Array.isArray(list) ? fillEach(slot, list, slots, wordings) : tidy(fill(line, slots, wordings));
    })
    .filter((line) => line !== ''),
});
