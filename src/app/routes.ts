import { paths } from '../paths.ts';
import type { PageRoute } from './areas.ts';

export const publicPages: readonly PageRoute[] = [
  { path: paths.home, load: () => import('../site/LandingPage.tsx') },
  { path: paths.team, load: () => import('../site/TeamPage.tsx') },
  { path: paths.events, load: () => import('../site/EventsPage.tsx') },
  { path: paths.about, load: () => import('../site/AboutPage.tsx') },
  { path: paths.example, load: () => import('../site/ExamplePage.tsx') },
  { path: paths.contact, load: () => import('../site/ContactPage.tsx') },
  { path: paths.onlyPhone, load: () => import('../site/OnlyPhonePage.tsx') },
  { path: paths.privacy, load: () => import('../site/PrivacyPage.tsx') },
  { path: paths.terms, load: () => import('../site/TermsPage.tsx') },
  { path: '*', load: () => import('../site/NotFoundPage.tsx') },
];

export const accountPages: readonly PageRoute[] = [
  { path: paths.register, load: () => import('../auth/RegisterPage.tsx') },
  { path: paths.login, load: () => import('../auth/LoginPage.tsx') },
  { path: paths.draftForm, load: () => import('../auth/DraftFormPage.tsx') },
  { path: paths.emailSent, load: () => import('../auth/EmailSentPage.tsx') },
  { path: paths.confirmEmail, load: () => import('../auth/ConfirmEmailPage.tsx') },
  { path: paths.forgotPassword, load: () => import('../auth/ForgotPasswordPage.tsx') },
  { path: paths.resetPassword, load: () => import('../auth/ResetPasswordPage.tsx') },
];
