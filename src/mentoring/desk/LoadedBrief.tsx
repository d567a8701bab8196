import { lazy, Suspense } from 'react';
import { AsyncView } from '../../ui/AsyncView.tsx';
import { Skeleton } from '../../ui/Loading.tsx';
import { loadTask, taskSelectors } from '../../tasks/tasksSlice.ts';
import { useAppSelector } from '../../user/hooks.ts';
import { useLoad } from '../../api/query/useLoad.ts';
import { gradingTexts as texts } from '../texts.ts';
import { notLoadedTexts } from '../../ui/notLoadedTexts.ts';

const BriefText = lazy(() => import('./BriefText.tsx'));

interface LoadedBriefProps {
  taskId: string;
  part: 'all' | 'done means';
  /** Whether a brief that this device has is read again once it is stale. */
  fresh: boolean;
}

/** A task's brief, or a part of it; it is fetched, and its sanitiser loaded, when this is shown. */
export function LoadedBrief({ taskId, part, fresh }: LoadedBriefProps) {
  const task = useAppSelector((state) => taskSelectors.selectById(state, taskId));
  const { request, retry } = useLoad(loadTask, fresh || !task ? taskId : null);
  const wait = <Skeleton shape="lines" count={5} label={texts.loadingBrief} />;
  return (
    <AsyncView
      missing={notLoadedTexts.brief}
      request={request}
      ready={task !== undefined}
      retry={retry}
      skeleton={wait}
    >
      <Suspense fallback={wait}>
        {task && <BriefText description={task.description} part={part} />}
      </Suspense>
    </AsyncView>
  );
}
