/** The first screen of each address, by its file under web/src, for who is signed in. */
export const signedInScreens: Readonly<Record<string, string>> = {
  '/dashboard': 'app/dashboard/dashboard-page.tsx',
  '/profile': 'app/profile-screen.tsx',
  '/ai-tips': 'features/recommendations/ai-tips-page.tsx',
  '/measurements': 'app/measurements-screen.tsx',
  '/exercises': 'features/exercises/exercises-page.tsx',
  '/nutrition': 'features/nutrition/nutrition-page.tsx',
  '/sleep': 'features/sleep/sleep-page.tsx',
  '/community': 'app/community/community-screen.tsx',
  '/substances': 'features/substances/substances-page.tsx',
  '/chat': 'features/chat/chat-page.tsx',
  '/account': 'app/account-screen.tsx',
};

/** What a visitor sees at any other address; it is readable before its script. */
export const landingScreen = 'app/landing-screen.tsx';

/** Those of a visitor. */
export const visitorScreens: Readonly<Record<string, string>> = {
  '/login': 'features/auth/login-page.tsx',
  '/register': 'features/auth/register-page.tsx',
};

/** Whether a module is the screen named. */
export const isScreen = (moduleId: string | null, screen: string): boolean =>
  moduleId?.replaceAll('\\', '/').endsWith(`web/src/${screen}`) ?? false;
