/** Things that happened, shown one after the other. Each is shown with what waits behind it. */
export class MoveQueue<Item> {
  private waiting: Item[] = [];
  private running = false;

  /** `rested` is called when all have been shown. */
  constructor(
    private readonly show: (item: Item, behind: readonly Item[]) => Promise<void>,
    private readonly rested: () => void = () => {},
  ) {}

  get isResting(): boolean {
    return !this.running;
  }

  push(item: Item): void {
    this.waiting.push(item);
    if (!this.running) void this.run();
  }

  /** Forget what has not been shown yet. */
  clear(): void {
    this.waiting = [];
  }

  private async run(): Promise<void> {
    this.running = true;
    for (let item = this.waiting.shift(); item !== undefined; item = this.waiting.shift()) {
      try {
        await this.show(item, this.waiting);
      } catch (error) {
        // A board that stumbles over an animation must not stop the game.
        console.error(error);
      }
    }
    this.running = false;
    this.rested();
  }
}
