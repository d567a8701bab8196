import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '../paths.ts';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { Skeleton } from '../ui/Loading.tsx';
import { Notice } from '../ui/Notice.tsx';
import { PageMeta } from '../ui/PageMeta.tsx';
import rail from '../ui/Rail.module.css';
import { PersonProfile } from './PersonProfile.tsx';
import { PhotoEditor } from './PhotoEditor.tsx';
import { draftOf, readDraft } from './drafts.ts';
import { useAppDispatch } from '../api/query/query.ts';
import { useSelector } from 'react-redux';
import { useProfile, type NeedsUser } from './useProfile.ts';
import { useNavigateFrom } from '../auth/returnTo.ts';
import { useSession } from '../auth/useSession.ts';
import { isComplete } from './person.ts';
import type { Audience } from './profileForm.ts';
import { photoTexts, profileTexts as texts } from './texts.ts';
import { editSeen } from './userSlice.ts';

const ProfileEditor = lazy(() => import('./ProfileEditor.tsx'));

const ways = {
  mentee: { to: paths.dashboard, label: texts.toDashboard },
  mentor: { to: paths.mentees, label: texts.toMentees },
};

/**
 * Shows the user's own profile. The editor opens at once if the profile is incomplete or if there
 * is a draft.
 */
export default function ProfilePage() {
  const profile = useProfile();
  const { userId, role } = useSession();
  const edited = useSelector(({ user }: NeedsUser) => user.edited);
  const dispatch = useAppDispatch();
  const navigateFrom = useNavigateFrom();
  const { pathname } = useLocation();
  const audience: Audience = pathname.startsWith(paths.mentorProfile) ? 'mentor' : 'mentee';
  const complete = isComplete(profile, role);
  const [wasIncomplete] = useState(!complete);
  const [editing, setEditing] = useState(
    () => wasIncomplete || readDraft(userId, draftOf.profile) !== null,
  );
  // Users can change only their own profile.
  const isOwn = profile.id === userId;
  const way = ways[audience];

  useEffect(() => () => void dispatch(editSeen()), [dispatch]);

  const startEditing = () => {
    dispatch(editSeen());
    setEditing(true);
  };
  const endEditing = () => {
    setEditing(false);
    if (wasIncomplete) void navigateFrom(pathname.replace(/\/$/, ''), way.to, { replace: true });
  };

  return (
    <>
      <PageMeta title={texts.title} description={texts.metaDescription} index={false} />
      {isOwn && editing ? (
        <div className={`stack gap-5 ${rail.alone}`}>
          <header className="stack gap-2">
            <h1>{texts.editTitle}</h1>
            <p className="soft">{texts.editIntro[audience]}</p>
          </header>
          {!complete && (
            <Notice tone="warning" title={texts.incomplete}>
              {texts.incompleteText}
            </Notice>
          )}
          <Card padding="lg" className="stack gap-6">
            {wasIncomplete ? (
              <details>
                <summary className="fold strong">{photoTexts.optional}</summary>
                <PhotoEditor beside />
              </details>
            ) : (
              <PhotoEditor beside />
            )}
            <Suspense fallback={<Skeleton count={6} />}>
              <ProfileEditor
                audience={audience}
                onSaved={endEditing}
                onCancel={complete ? () => setEditing(false) : undefined}
              />
            </Suspense>
          </Card>
        </div>
      ) : (
        <div className="stack gap-5">
          {edited && (
            <Notice tone="success" action={<ButtonLink to={way.to}>{way.label}</ButtonLink>}>
              {texts.saved}
            </Notice>
          )}
          <PersonProfile
            person={profile}
            isMentor={audience === 'mentor'}
            photo={isOwn && <PhotoEditor />}
            actions={
              isOwn && (
                <Button variant="secondary" iconBefore="pencil" onClick={startEditing}>
                  {texts.edit}
                </Button>
              )
            }
          />
        </div>
      )}
    </>
  );
}
