/** What is wrong with the table as it is laid out now: `check: what`, one line for each fault. */
({ least, offers, popUps }) => {
  const faults = new Set();
  const controls = 'a[href], button, input, select, summary, [role=button], [tabindex="0"]';
  const board = document.querySelector('.board');
  const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight, width: innerWidth, height: innerHeight };

  const call = (thing) => (thing.dataset.pick ?? thing.dataset.choice ?? thing.getAttribute('aria-label') ?? thing.textContent).trim().slice(0, 40);
  const size = ({ width, height }) => `${Math.round(width)}x${Math.round(height)}`;
  const isInside = (box, room) =>
    box.left >= room.left - 1 && box.top >= room.top - 1 && box.right <= room.right + 1 && box.bottom <= room.bottom + 1;
  const meets = (one, other) =>
    one.left < other.right - 1 && other.left < one.right - 1 && one.top < other.bottom - 1 && other.top < one.bottom - 1;
  /** What only a screen reader reads is a pixel large, or cut away. */
  const isShown = (thing) => {
    if (!thing.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    for (let each = thing; each && each !== document.body; each = each.parentElement) {
      if (getComputedStyle(each).clipPath.startsWith('inset')) return false;
    }
    const { width, height } = thing.getBoundingClientRect();
    return width > 1 && height > 1;
  };
  const all = (selector) => [...document.querySelectorAll(selector)].filter(isShown);

  // Pixels to a pixel of the drawing that something is in.
  const scale = (element) => {
    const graphics = element.closest('svg') && element.closest('svg *, svg');
    const matrix = graphics?.getScreenCTM?.();
    return matrix ? Math.sqrt(Math.abs(matrix.a * matrix.d - matrix.b * matrix.c)) : 1;
  };
  const texts = () => {
    const found = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.data.trim() || !isShown(node.parentElement)) continue;
      range.selectNodeContents(node);
      found.push({ words: node.data.trim(), parent: node.parentElement, box: range.getBoundingClientRect() });
    }
    return found.filter(({ box }) => box.width && box.height);
  };

  // Whether a square of so many pixels can be hit somewhere: knights of a crowd, cards of a fan cover each other.
  const canBeHit = (thing, side) => {
    const { left, top, width, height } = thing.getBoundingClientRect();
    const step = side / 4;
    const [columns, rows] = [Math.floor(width / step), Math.floor(height / step)];
    const isHit = Array.from({ length: rows + 1 }, (_, y) =>
      Array.from({ length: columns + 1 }, (_, x) => thing.contains(document.elementFromPoint(left + (x * width) / (columns || 1), top + (y * height) / (rows || 1))))
    );
    // The edge itself belongs to nobody.
    const at = (x, y) => isHit[Math.min(Math.max(y, 1), rows - 1)]?.[Math.min(Math.max(x, 1), columns - 1)];
    const isFree = (x, y) => [0, 1, 2, 3, 4].every((down) => [0, 1, 2, 3, 4].every((across) => at(x + across, y + down)));
    for (let y = 0; y + 4 <= rows; y++) for (let x = 0; x + 4 <= columns; x++) if (isFree(x, y)) return true;
    return false;
  };
  const middle = ({ left, top, width, height }) => [left + width / 2, top + height / 2];
  /** WCAG 2.5.8: a circle of 24 pixels round its middle touches no other target, nor the circle of a small one. */
  const hasRoom = (thing, others) => {
    const [x, y] = middle(thing.getBoundingClientRect());
    return others.every((other) => {
      if (other === thing || other.contains(thing) || thing.contains(other)) return true;
      const box = other.getBoundingClientRect();
      const isSmall = Math.min(box.width, box.height) < 23.5;
      const [there, below] = middle(box);
      const beside = Math.max(box.left - x, 0, x - box.right);
      const under = Math.max(box.top - y, 0, y - box.bottom);
      return isSmall ? Math.hypot(x - there, y - below) >= 24 : Math.hypot(beside, under) >= 12;
    });
  };

  // ---------------------------------------------------------------- overflow
  for (const each of [document.documentElement, document.querySelector('main'), board]) {
    if (each.scrollWidth > each.clientWidth + 1) faults.add(`overflow: ${each.localName} by ${each.scrollWidth - each.clientWidth}`);
  }
  for (const each of all(controls)) {
    const { left, right } = each.getBoundingClientRect();
    if (left < -1 || right > innerWidth + 1) faults.add(`overflow: ${call(each)} from ${Math.round(left)} to ${Math.round(right)}`);
  }

  // ---------------------------------------------------------------- targets
  const isInText = (thing) => thing.localName === 'a' && getComputedStyle(thing).display === 'inline';
  const things = all(controls).filter((each) => !isInText(each) && getComputedStyle(each).pointerEvents !== 'none');
  for (const thing of things) {
    const box = thing.getBoundingClientRect();
    const isForGame = board.contains(thing) || thing.closest('.below');
    const wanted = isForGame ? least : 24;
    if (Math.min(box.width, box.height) >= wanted - 0.5) continue;
    if (wanted > 24 || !hasRoom(thing, things)) faults.add(`targets: ${call(thing)} is ${size(box)}`);
  }

  // ---------------------------------------------------------------- text
  for (const { words, parent } of texts()) {
    const pixels = parseFloat(getComputedStyle(parent).fontSize) * scale(parent);
    if (pixels < 11.95) faults.add(`text: ${words.slice(0, 40)} is ${pixels.toFixed(1)}`);
  }

  // A list may scroll and a name may end in dots; a sentence may not be cut off.
  for (const { words, parent } of texts().filter(({ parent }) => parent.closest(`${popUps}, .ask`))) {
    for (let each = parent; each && each !== board; each = each.parentElement) {
      const { overflowX, overflowY, textOverflow } = getComputedStyle(each);
      const isCut = (overflowY !== 'visible' && each.scrollHeight > each.clientHeight + 1) || (overflowX !== 'visible' && each.scrollWidth > each.clientWidth + 1);
      if (isCut && textOverflow !== 'ellipsis' && !(each instanceof SVGElement)) faults.add(`cut: ${words.slice(0, 60)}`);
    }
  }

  // ---------------------------------------------------------------- players
  /** What is seen of a text: one without room ends in dots, or wraps out of sight. A line's box is higher than its letters. */
  const seen = ({ parent, box }) => {
    const air = box.height * 0.1;
    let { left, right, top, bottom } = { left: box.left, right: box.right, top: box.top + air, bottom: box.bottom - air };
    for (let each = parent; each && each !== board; each = each.parentElement) {
      if (getComputedStyle(each).overflowX === 'visible') continue;
      const room = each.getBoundingClientRect();
      [left, right] = [Math.max(left, room.left), Math.min(right, room.right)];
      [top, bottom] = [Math.max(top, room.top), Math.min(bottom, room.bottom)];
    }
    return { left, right, top, bottom };
  };
  for (const player of all('.board [data-seat]')) {
    const inside = texts().filter(({ parent }) => player.contains(parent) && !(parent instanceof SVGElement));
    const written = inside.map((text) => ({ words: text.words, box: seen(text) })).filter(({ box }) => box.right - box.left > 1 && box.bottom - box.top > 1);
    for (const [i, { words, box }] of written.entries()) {
      if (!isInside(box, player.getBoundingClientRect())) faults.add(`players: ${words} sticks out`);
      for (const other of written.slice(i + 1)) if (meets(box, other.box)) faults.add(`players: ${words} lies on ${other.words}`);
    }
  }

  // ---------------------------------------------------------------- sight
  const room = board.getBoundingClientRect();
  const question = document.querySelector('.ask p');
  if (!isInside(question.getBoundingClientRect(), screen)) faults.add('sight: the question');
  // My hand, and the buttons that answer the question.
  for (const card of document.querySelectorAll('[data-hand], [data-asked]')) {
    const box = card.getBoundingClientRect();
    if (!isInside(box, screen) || !isInside(box, room)) faults.add(`sight: ${call(card) || 'a card of my hand'}, down to ${Math.round(box.bottom)} of ${Math.round(Math.min(room.bottom, innerHeight))}`);
  }
  // A board may scroll; a list of players in it would hide some of them, and nobody would know.
  for (const each of board.querySelectorAll(':has([data-seat])')) {
    if (getComputedStyle(each).overflowY === 'auto' && each.scrollHeight > each.clientHeight + 1) faults.add(`sight: players in a list that is ${each.scrollHeight - each.clientHeight} too high`);
  }
  // While I choose, only a phone upright may hide players: below the fold of its board, and below mine, which stays in sight there.
  const mats = document.querySelector(offers) && !document.querySelector('[data-screen=upright]') ? all('.board [data-seat]') : [];
  for (const [i, mat] of mats.entries()) {
    const box = mat.getBoundingClientRect();
    const isCovered = mats.some((other, j) => j !== i && meets(box, other.getBoundingClientRect()));
    if (isCovered || box.bottom > room.bottom + 1) faults.add(`sight: player ${mat.dataset.seat}, down to ${Math.round(box.bottom)} of ${Math.round(room.bottom)}`);
  }
  for (const offer of all(offers)) {
    if (canBeHit(offer, 24)) continue;
    // What is out of sight, or below the hand, can be scrolled to.
    offer.scrollIntoView({ block: 'center' });
    if (!canBeHit(offer, 24)) faults.add(`covered: ${call(offer)}`);
  }

  // ---------------------------------------------------------------- covered
  const onBoard = texts().filter(({ parent }) => board.contains(parent));
  for (const popUp of all(popUps)) {
    const box = popUp.getBoundingClientRect();
    for (const text of onBoard) {
      if (!popUp.contains(text.parent) && meets(text.box, box)) faults.add(`covered: ${text.words.slice(0, 40)} by ${popUp.classList[0]}`);
    }
    for (const card of document.querySelectorAll('[data-hand]')) {
      if (meets(card.getBoundingClientRect(), box)) faults.add(`covered: a card of my hand by ${popUp.classList[0]}`);
    }
  }
  return [...faults];
}
