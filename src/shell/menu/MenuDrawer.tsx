import { Drawer } from '../../components/dialog/Drawer.tsx';
import { shellTexts } from '../../texts/shell/shell.ts';
import { Sidebar, type MenuProps } from './Sidebar.tsx';

/** A phone's menu of what its bar lacks. */
export default function MenuDrawer({ onClose, ...menu }: MenuProps & { onClose: () => void }) {
  return (
    <Drawer
      side="left"
      label={shellTexts.moreMenu}
      closeLabel={shellTexts.closeMenu}
      onClose={onClose}
    >
      <Sidebar {...menu} inDrawer />
    </Drawer>
  );
}
