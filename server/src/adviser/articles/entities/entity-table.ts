import { fold } from '@vida/contract/core/fold.ts';
import { z } from 'zod';
import { foods } from '../../food/food-table.ts';
import { cellsSchema, loadTable, once } from '../../load-knowledge.ts';
import { medicineTable } from '../../medicines/medicine-table.ts';

/** What something that people ask about is; an aspect is what they ask of another thing ('para que serve'). */
export const ENTITY_KINDS = [
  'condition',
  'symptom',
  'person',
  'medicine',
  'food',
  'nutrient',
  'exam',
  'device',
  'reading',
  'habit',
  'matter',
  'exercise',
  'body',
  'service',
  'app',
  'aspect',
] as const;
export type EntityKind = (typeof ENTITY_KINDS)[number];

/** Something that people ask about and articles are about. */
export interface Entity {
  /** Lasting; as people should read it inside a sentence. */
  readonly key: string;
  readonly kind: EntityKind;
  /** As people type it; none for a medicine, which `findMedicines` finds. */
  readonly names: readonly string[];
  /** Keys of what it is one of: 'manga' of 'fruta', 'losartana' of 'sartana'. */
  readonly within: readonly string[];
}

/** Members of a table that an entity stands for as a whole: 'foods:frutas', 'medicines:sartan'. */
const loadRows = once(() =>
  loadTable('entities.csv', {
    key: z.string().min(1),
    kind: z.enum(ENTITY_KINDS),
    names: cellsSchema,
    within: cellsSchema,
    holds: cellsSchema.pipe(z.array(z.string().regex(/^(?:foods|medicines):[a-z\d_-]+$/))),
  }),
);

/** The entities that hold a group of foods or a class of medicines. */
const holdersOf = (term: string): readonly string[] =>
  loadRows().flatMap(({ key, holds }) => (holds.includes(term) ? [key] : []));

/** The key of a class of medicines: how it is called inside a sentence. */
export const keyOfClass = (name: string): string =>
  medicineTable().classes.find((row) => row.name === name)?.label ?? name;

/** The key of a substance: its name in small letters. */
export const keyOfSubstance = (name: string): string => name.toLowerCase();

/** Groups of medicines, then substances. */
const readMedicines = (): readonly Entity[] => {
  const { medicines, classes } = medicineTable();
  return [
    ...classes.map(
      ({ name, label }): Entity => ({
        key: label,
        kind: 'medicine',
        names: [],
        within: holdersOf(`medicines:${name}`),
      }),
    ),
    ...medicines.map(
      (one): Entity => ({
        key: keyOfSubstance(one.name),
        kind: 'medicine',
        names: [],
        within: one.classes.map(keyOfClass),
      }),
    ),
  ];
};

/** Foods by the first word of their names ('arroz branco cozido' is an 'arroz'), where no row of the table has it. */
const loadFoods = (taken: ReadonlySet<string>): readonly Entity[] =>
  [...Map.groupBy(foods, ({ name }) => (/^\p{L}+/u.exec(name)?.[0] ?? name).toLowerCase())].flatMap(
    ([word, alike]): readonly Entity[] => {
      const groups = new Set(alike.map(({ group }) => group));
      return taken.has(fold(word))
        ? []
        : [
            {
              key: word,
              kind: 'food',
              names: [word],
              within: [...groups].flatMap((group) => holdersOf(`foods:${group}`)),
            },
          ];
    },
  );

/** What several tables call alike is one. */
const joinAlike = (entities: readonly Entity[]): readonly Entity[] =>
  [...Map.groupBy(entities, ({ key }) => key)].flatMap(([key, alike]) => {
    const [first] = alike;
    if (first === undefined) return [];
    const within = new Set(alike.flatMap((one) => one.within).filter((other) => other !== key));
    return [{ ...first, names: alike.flatMap(({ names }) => names), within: [...within] }];
  });

/** Every entity by its key: the rows of entities.csv, medicines and their groups, foods. */
export const entityTable = once((): ReadonlyMap<string, Entity> => {
  const rows: readonly Entity[] = loadRows().map(({ holds: _, ...row }) => row);
  const taken = new Set(rows.flatMap(({ names }) => names.map(fold)));
  const all = joinAlike([...rows, ...readMedicines(), ...loadFoods(taken)]);
  return new Map(all.map((entity) => [entity.key, entity]));
});

/** What an entity is one of, itself first, however far up. */
const lineage = new Map<string, ReadonlySet<string>>();
export const lineageOf = (key: string): ReadonlySet<string> => {
  const known = lineage.get(key);
  if (known) return known;
  const found = new Set([key]);
  for (const each of found) for (const wider of entityTable().get(each)?.within ?? []) found.add(wider);
  lineage.set(key, found);
  return found;
};

/** Whether one entity is another or one of it: losartana is a sartana. */
export const isOneOf = (key: string, wider: string): boolean => lineageOf(key).has(wider);
