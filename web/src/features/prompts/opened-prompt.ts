import type { NewPrompt } from '@vida/contract/prompts/prompt-schemas.ts';
import type { PromptWithEtag } from '@vida/contract/prompts/prompts-endpoints.ts';

/** What the editor is opened with: a stored prompt, or a new one (`prompt` null) with what its form begins with. */
export interface OpenedPrompt {
  readonly prompt: PromptWithEtag | null;
  readonly initial: NewPrompt;
}

/** What of a prompt the administrator writes. */
export const toNewPrompt = ({ section, title, systemPrompt, userPromptTemplate, isActive }: NewPrompt): NewPrompt => ({
  section,
  title,
  systemPrompt,
  userPromptTemplate,
  isActive,
});

/** A stored prompt with its form. */
export const openPrompt = (prompt: PromptWithEtag): OpenedPrompt => ({ prompt, initial: toNewPrompt(prompt) });
