import { z } from 'zod';
import { findPassages } from '../../articles/find-passages.ts';
import { definitionsAskedBy } from '../../built-in/conversation/definitions.ts';
import { FOOD_SOURCE, findFoodFacts } from '../../built-in/conversation/food-facts.ts';
import { topicsOf } from '../../built-in/conversation/profile-topics.ts';
import { citeSource } from '../../built-in/sources.ts';
import { sayFigures } from '../../figures-in-text.ts';
import { parseMentions } from '../../warnings/parse-mentions.ts';
import { warningsFor } from '../../warnings/warnings-for.ts';
import { createTool, type ModelTool, type ToolAsker } from './model-tool.ts';

const phrase = z.string().trim().min(2).max(200);

const inputs = {
  warnings: z.strictObject({ phrase: phrase.describe('por exemplo: banana, ibuprofeno, corrida') }),
  food: z.strictObject({
    food: phrase.max(60).describe('só o nome, por exemplo: pão francês'),
    grams: z.int().min(1).max(2000).optional().describe('sem isto, a porção usual'),
  }),
  definitions: z.strictObject({ term: phrase.max(80).describe('por exemplo: hemoglobina glicada') }),
  articles: z.strictObject({ question: phrase }),
};

const createWarningsTool = ({ profile, today, glucoseUnit }: ToolAsker): ModelTool =>
  createTool(
    {
      name: 'warnings_for',
      description:
        'O que o perfil desta pessoa (alergias, remédios, condições, gravidez) tem a dizer de um alimento, remédio, ' +
        'bebida ou exercício. Chame antes de sugerir qualquer um deles.',
      input: inputs.warnings,
    },
    async (input) => {
      const warnings = warningsFor(profile, parseMentions(input.phrase), today);
      return {
        told: {
          warnings: warnings.map(({ severity, said, text }) => ({
            severity,
            said,
            text: sayFigures(text, glucoseUnit),
          })),
          note: warnings.length === 0 ? 'o perfil não avisa de nada; isso não é uma liberação' : undefined,
        },
        warnings,
      };
    },
  );

const createFoodTool = ({ hasEatingRisk }: ToolAsker): ModelTool =>
  createTool(
    {
      name: 'food_facts',
      description:
        'O que um alimento da tabela tem: índice glicêmico, carboidratos, proteínas, fibras, sódio, potássio.',
      input: inputs.food,
    },
    async ({ food, grams }) => {
      if (hasEatingRisk)
        return {
          told: { notTold: 'números de comida não são ditos a esta pessoa; sugira a equipe que a acompanha' },
        };
      const amount = grams === undefined ? '' : `${grams} g de `;
      const facts = findFoodFacts(`qual o índice glicêmico de ${amount}${food}`);
      return { told: facts ? { text: facts.text, source: citeSource(FOOD_SOURCE) } : { unknownFood: true } };
    },
  );

const createDefinitionsTool = (): ModelTool =>
  createTool(
    {
      name: 'definitions',
      description: 'O que um termo de saúde ou de exame quer dizer, com fonte.',
      input: inputs.definitions,
    },
    async ({ term }) => ({
      told: {
        definitions: definitionsAskedBy(`o que é ${term}`).map(({ term: name, definition, sources }) => ({
          term: name,
          definition,
          sources: sources.map(citeSource),
        })),
      },
    }),
  );

const createArticlesTool = ({ profile }: ToolAsker): ModelTool =>
  createTool(
    {
      name: 'search_articles',
      description:
        'Trechos dos textos revisados da Vida sobre saúde, com fonte. ' +
        'Use só o trecho que for mesmo sobre o que foi perguntado.',
      input: inputs.articles,
    },
    async ({ question }) => ({
      told: {
        passages: findPassages(question, topicsOf(profile)).map(
          ({ title, heading, text, needsProfessional, sources }) => ({
            title,
            heading,
            text,
            ask: needsProfessional ?? undefined,
            sources,
          }),
        ),
      },
    }),
  );

/** What Vida knows, with where it stands. */
export const createKnowledgeTools = (asker: ToolAsker): readonly ModelTool[] => [
  createWarningsTool(asker),
  createFoodTool(asker),
  createDefinitionsTool(),
  createArticlesTool(asker),
];
