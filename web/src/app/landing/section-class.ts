/** The page's column, 1168 px at most with its margins. */
export const column = 'mx-auto w-full max-w-[1168px] px-4 md:px-8';

/** The heading of a section. */
export const sectionHeading = 'text-3xl font-semibold tracking-[-0.025em] text-balance';

/** The space above a section that has no ground of its own. */
export const sectionGap = 'pt-16 md:pt-30';

/** The dark line on which features and quotes stand. */
export const topRule = 'border-t-[1.5px] border-foreground';
