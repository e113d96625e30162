/** How a dish is made; its text has one step a line. */
export const PreparationSteps = ({ text }: { text: string }) => (
  <ol className="grid list-decimal gap-1.5 pl-5 wrap-anywhere">
    {text
      .split('\n')
      .filter((step) => step.trim())
      .map((step) => (
        <li key={step}>{step}</li>
      ))}
  </ol>
);
