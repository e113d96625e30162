import { TIP_CATEGORIES, type TipCategory } from '@vida/contract/recommendations/recommendation-schemas.ts';
import type { UseFormReturn } from 'react-hook-form';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { recommendationsMessages as messages } from './recommendations-messages.ts';

const options = TIP_CATEGORIES.map((value) => ({
  value,
  label: value === 'general' ? messages.everyCategory : messages.categories[value],
}));

interface TipGeneratorProps {
  form: UseFormReturn<{ category: TipCategory }>;
  isGenerating: boolean;
  /** The page has another button that is its main one. */
  isSecondary: boolean;
  onGenerate: () => void;
}

/** Which tips, and the button that asks for them. */
export const TipGenerator = ({ form, isGenerating, isSecondary, onGenerate }: TipGeneratorProps) => (
  <form
    noValidate
    className="flex flex-wrap items-end gap-3"
    onSubmit={(event) => {
      event.preventDefault();
      if (!isGenerating) onGenerate();
    }}
  >
    <SelectField
      control={form.control}
      name="category"
      label={messages.category}
      options={options}
      className="w-full sm:w-80"
    />
    <Button
      type="submit"
      size="lg"
      variant={isSecondary ? 'outline' : 'primary'}
      pending={isGenerating}
      pendingLabel={messages.generating}
      className="max-sm:w-full"
    >
      {messages.generate}
    </Button>
  </form>
);
