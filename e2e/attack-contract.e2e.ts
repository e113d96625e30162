import { refusedStrings } from './support/attack-strings.ts';
import { startSignedIn } from './support/people.ts';
import { expect, test } from './support/test.ts';
import { findTextFields, nameOf, type TextField } from './support/text-fields.ts';

/** No words of a person: any text may be tried as a password; units and cursors are looked up. */
const isLookedUp = ({ at }: TextField): boolean => /password$|^unit$|^cursor$/i.test(String(at.at(-1)));

test(
  'control characters and halves of characters are a 400 ' + 'that names the field, in every text of the contract',
  async ({ page }) => {
    await startSignedIn(page, '/privacidade');
    const token = await page.evaluate(() => localStorage.getItem('token'));
    const headers = { authorization: `Bearer ${token}` };
    const fields = findTextFields().filter(({ isAdministrators }) => !isAdministrators);
    expect(fields.length).toBeGreaterThan(60);

    const send = async (field: TextField, text: string): Promise<string[]> => {
      const { method, path, at, isQuery } = field;
      const url = path.replace(':id', '019a9f3c-0000-7000-8000-0000000000ff');
      const body = at.reduceRight<unknown>(
        (inner, key) => (typeof key === 'number' ? [inner] : { [key]: inner }),
        text,
      );
      const answer = await page.request.fetch(isQuery ? `${url}?${at}=${encodeURIComponent(text)}` : url, {
        method,
        headers,
        ...(!isQuery && { data: body }),
      });
      const { details = [] } = await answer.json();
      const isNamed = details.some(({ field: name }: { field: string }) => name === at.join('.'));
      const isRight = isLookedUp(field) ? answer.status() < 500 : answer.status() === 400 && isNamed;
      return isRight ? [] : [`${nameOf(field)}: ${answer.status()}`];
    };
    for (const text of refusedStrings) {
      // Half a character has no form in an address.
      const able = fields.filter(({ isQuery }) => !isQuery || text.isWellFormed());
      const wrong = await Promise.all(able.map((field) => send(field, text)));
      expect(wrong.flat(), JSON.stringify(text)).toEqual([]);
    }
  },
);
