import type { PostSort } from '@vida/contract/community/community-kinds.ts';
import { useEffect, useRef, useState } from 'react';
import { controlClass } from '../../../ui/fields/control-class.ts';
import { Field } from '../../../ui/fields/field.tsx';
import { LabelledSelect } from '../../../ui/fields/select.tsx';
import { forumMessages as messages } from './forum-messages.ts';

/** So long after the last key the search begins. */
const SEARCH_AFTER_MS = 300;

/** What of a forum is shown, and in which order. */
export interface ForumView {
  readonly sort: PostSort;
  readonly q: string;
}

/** Search and order. What is typed is searched for after a moment; Enter does it at once. */
export const ForumControls = ({ sort, q, onChange }: ForumView & { onChange: (view: ForumView) => void }) => {
  const [typed, setTyped] = useState(q);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  // What somebody else asked for (the button that clears, the browser's way back) shows in the box; the echo of
  // one's own words comes late and would take back what was typed meanwhile.
  const asked = useRef(q);
  useEffect(() => {
    if (q !== asked.current) setTyped(q);
    asked.current = q;
  }, [q]);

  const searchNow = (text: string): void => {
    clearTimeout(timer.current);
    const words = text.trim();
    if (words === q) return;
    asked.current = words;
    onChange({ sort, q: words });
  };
  const type = (text: string): void => {
    setTyped(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => searchNow(text), SEARCH_AFTER_MS);
  };
  const choose = (value: string): void => {
    const chosen = messages.sorts.find((option) => option.value === value);
    clearTimeout(timer.current);
    asked.current = typed.trim();
    if (chosen) onChange({ sort: chosen.value, q: asked.current });
  };

  return (
    <search className="grid grid-cols-1 gap-3 md:grid-cols-[minmax(0,1fr)_16rem]">
      <Field label={messages.search}>
        {(aria) => (
          <input
            {...aria}
            type="search"
            maxLength={messages.searchMax}
            placeholder={messages.searchHint}
            className={controlClass()}
            value={typed}
            onChange={({ target }) => type(target.value)}
            onKeyDown={({ key }) => key === 'Enter' && searchNow(typed)}
          />
        )}
      </Field>
      <LabelledSelect
        label={messages.sort}
        options={messages.sorts}
        value={sort}
        onChange={({ target }) => choose(target.value)}
      />
    </search>
  );
};
