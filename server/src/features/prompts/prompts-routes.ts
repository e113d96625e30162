import {
  addPrompt,
  changePrompt,
  deletePrompt,
  listPrompts,
  listPromptVersions,
  previewPrompt,
  restorePromptVersion,
} from '@vida/contract/prompts/prompts-endpoints.ts';
import type { Serve } from '../../http/context.ts';
import type { PromptsService } from './prompts-service.ts';

export const registerPrompts = (serve: Serve, service: PromptsService): void => {
  serve(listPrompts, () => service.list());
  serve(addPrompt, ({ body, write }) => write((tx) => service.add(tx, body)));
  serve(changePrompt, ({ params, body, write, expectSeen }) =>
    write((tx) => service.change(tx, params.id, body, expectSeen)),
  );
  serve(deletePrompt, ({ params, write }) => write((tx) => service.remove(tx, params.id)));
  serve(listPromptVersions, ({ params }) => service.listVersions(params.id));
  serve(restorePromptVersion, ({ params, body, write }) => write((tx) => service.restore(tx, params.id, body.version)));
  serve(previewPrompt, ({ body }) => service.preview(body));
};
