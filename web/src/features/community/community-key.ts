/** Where every query of the community begins: what changes there for everybody is read again by it. */
export const COMMUNITY_KEY = ['/api/community'] as const;
