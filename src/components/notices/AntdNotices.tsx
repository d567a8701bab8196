import { App } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { ButtonLink } from '../ui/button/Button.tsx';
import { AntdProvider } from '../antd/AntdProvider.tsx';
import styles from './AntdNotices.module.css';
import { useStay, type Numbered } from './useStay.ts';

interface AntdNoticesProps {
  notices: readonly Numbered[];
  onGone: (id: number) => void;
}

function Shown({ notices, onGone }: AntdNoticesProps) {
  const { message, notification } = App.useApp();
  const shown = useRef(new Map<number, () => void>());

  useEffect(() => {
    const open = shown.current;
    for (const { id, kind, title, text, action } of notices) {
      if (open.has(id)) continue;
      const onClose = () => {
        open.delete(id);
        onGone(id);
      };
      if (text === undefined) {
        const key = `notice-${id}`;
        void message.open({ key, type: kind, content: title, duration: 0, onClose });
        open.set(id, () => message.destroy(key));
      } else {
        const key = `notice-${id}`;
        const role = kind === 'error' ? ('alert' as const) : ('status' as const);
        const close = () => notification.destroy(key);
        notification[kind]({
          key,
          title,
          description: text,
          duration: false,
          role,
          onClose,
          actions: action && (
            <ButtonLink variant="secondary" to={action.to} state={action.state} onClick={close}>
              {action.label}
            </ButtonLink>
          ),
        });
        open.set(id, close);
      }
    }
    const present = new Set(notices.map(({ id }) => id));
    for (const [id, close] of open) {
      if (!present.has(id)) {
        open.delete(id);
        close();
      }
    }
  }, [notices, onGone, message, notification]);

  return null;
}

/** How long it stays is ours to say: antd counts the time a phone has slept. */
function Stay({
  notice,
  onGone,
  stage,
}: {
  notice: Numbered;
  onGone: AntdNoticesProps['onGone'];
  stage: HTMLElement;
}) {
  useStay(notice, onGone, stage);
  return null;
}

/** Shows notices with antd's message (one line) and notification (a title and a line). */
export default function AntdNotices(props: AntdNoticesProps) {
  const [stage, setStage] = useState<HTMLDivElement | null>(null);
  const getContainer = () => stage ?? document.body;
  const { notices, onGone } = props;
  const { length } = notices;

  // In the top layer, above a modal dialog that may be open: shown anew, it is the topmost.
  useEffect(() => {
    if (!stage || length === 0 || !('showPopover' in stage)) return;
    if (stage.matches(':popover-open')) stage.hidePopover();
    stage.showPopover();
  }, [stage, length]);

  return (
    <>
      <div ref={setStage} popover="manual" className={styles.stage} />
      {stage && (
        <AntdProvider>
          <App component={false} message={{ getContainer }} notification={{ getContainer }}>
            <Shown {...props} />
            {notices.map((notice) => (
              <Stay key={notice.id} notice={notice} onGone={onGone} stage={stage} />
            ))}
          </App>
        </AntdProvider>
      )}
    </>
  );
}
