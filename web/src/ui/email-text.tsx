import { Fragment } from 'react';

/** An e-mail address that breaks, where it is too long for its line, at its '@' and dots rather than inside a word. */
export const EmailText = ({ children }: { children: string }) => (
  <span className="wrap-anywhere">
    {[...children.matchAll(/(?:^|[@.])[^@.]*/g)].map(({ 0: part, index: offset }) => (
      <Fragment key={offset}>
        {offset > 0 && <wbr />}
        {part}
      </Fragment>
    ))}
  </span>
);
