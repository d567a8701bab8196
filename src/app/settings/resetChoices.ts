import { chooseBriefSize } from '../../tasks/Brief.tsx';
import { saveData } from '../../lib/savesData.ts';
import { storeLetters } from '../../ui/commands.tsx';
import { chooseScheme } from '../../ui/scheme.ts';
import { setSlash } from '../search/searchKeys.ts';

/** Puts all settings of this device back to normal. */
export function resetChoices(): void {
  chooseScheme('system');
  chooseBriefSize('normal');
  saveData(false);
  setSlash(true);
  storeLetters(true);
}
