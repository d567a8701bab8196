import { paths } from '../config/paths.ts';
import type { PageRoute } from '../shell/areas.ts';

/** Pages without a role or a store. */
export const publicPages: readonly PageRoute[] = [
  { path: paths.home, load: () => import('../pages/public/LandingPage.tsx') },
  { path: paths.team, load: () => import('../pages/public/TeamPage.tsx') },
  { path: paths.events, load: () => import('../pages/public/EventsPage.tsx') },
  { path: paths.about, load: () => import('../pages/public/AboutPage.tsx') },
  { path: paths.contact, load: () => import('../pages/public/ContactPage.tsx') },
  { path: paths.privacy, load: () => import('../pages/public/PrivacyPage.tsx') },
  { path: paths.terms, load: () => import('../pages/public/TermsPage.tsx') },
  { path: '*', load: () => import('../pages/public/NotFoundPage.tsx') },
];

/** Account pages: no role, but with the store. */
export const accountPages: readonly PageRoute[] = [
  { path: paths.register, load: () => import('../pages/account/RegisterPage.tsx') },
  { path: paths.login, load: () => import('../pages/account/LoginPage.tsx') },
  { path: paths.draftForm, load: () => import('../pages/account/DraftFormPage.tsx') },
  { path: paths.emailSent, load: () => import('../pages/account/EmailSentPage.tsx') },
  { path: paths.confirmEmail, load: () => import('../pages/account/ConfirmEmailPage.tsx') },
  { path: paths.forgotPassword, load: () => import('../pages/account/ForgotPasswordPage.tsx') },
  { path: paths.resetPassword, load: () => import('../pages/account/ResetPasswordPage.tsx') },
];
