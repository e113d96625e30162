/** What to do, in order. */
export const Steps = ({ steps }: { steps: readonly string[] }) => (
  <ol className="grid list-decimal gap-1.5 pl-5">
    {steps.map((step) => (
      <li key={step}>{step}</li>
    ))}
  </ol>
);
