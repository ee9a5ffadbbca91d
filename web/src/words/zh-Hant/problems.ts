// What the server and the page refuse, in Traditional Chinese.

import type { SharedProblems } from '../../lib/problem';

const problems: SharedProblems = {
  unreachable: () => ['伺服器沒有回應。', '請確認Headjudge正在執行。'],
  odd_answer: ({ status }) => [`伺服器的回應出乎意料（${status}）。`, '請再試一次。'],

  no_such_game: ({ game, known }) => [`沒有「${game}」這個遊戲。`, `可以玩的遊戲：${known}`],
  name_too_long: ({ most }) => ['名字太長。', `請不要超過${most}個字。`],
  clock_without_time: () => ['計時沒有給出任何時間。', '請填寫秒數，或選擇不計時。'],
  bad_seed: ({ seed }) => [`「${seed}」不是64位元整數。`, '留空則自動抽取。'],
  other_game: ({ game }) => [`這是另一款遊戲（${game}）的對局。`, '請作為該遊戲開啟。'],
  bad_replay: () => ['無法作為錄影讀取。', '請選擇在這裡下載的檔案。'],
  long_replay: () => ['這份錄影的步數太多。', '請從更早的時刻開始。'],
  move_does_not_fit: ({ number }) => [`第${number}步與規則不符。`, '請用當時對局的Headjudge版本和卡片檔案開啟。'],
  too_many_rooms: () => ['儲存的對局太多。', '請伺服器管理者以新的儲存位置（--data）啟動。'],
  too_busy: () => ['同時進行的對局太多。', '請過一分鐘再試。'],

  no_such_challenge: () => ['找不到這個連結的對戰邀請。', '請檢查連結。'],
  challenge_withdrawn: () => ['這個邀請已被撤回。', '請對方重新傳一個連結。'],
  challenge_taken: () => ['已經有人接受了這個邀請。', '請對方重新傳一個連結。'],
  too_many_challenges: () => ['對戰邀請太多了。', '請明天再試。'],
  part_too_long: ({ most }) => [`帶來的內容太大（最多${most}位元組）。`, '請減少內容。'],

  no_such_room: () => ['沒有這個房間，或連結中的金鑰不符。', '請再檢查一次連結。'],
  room_is_silent: () => ['房間沒有回應。', '請再試一次。'],
  other_moment: () => ['對局已經繼續進行了。', '請回答現在的問題。'],
  other_seat_is_asked: ({ seat }) => [`現在輪到座位${seat}選擇。`, '請等到輪到你。'],
  no_such_move: () => ['不能這樣選擇。', '請從給出的選項中選擇。'],
  too_many_moves: ({ most }) => [`一局最多${most}步。`, '請投降，或同意平手。'],
  bot_plays_on: () => ['機器人要繼續對局。', '請繼續，或投降。'],
  draw_offer_stands: () => ['你的提議仍然有效。', '請等待回答，或繼續對局。'],
  draw_declined: () => ['提議被拒絕了，之後還沒有進行過選擇。', '下一次選擇之後可以再次提議。'],
  no_draw_offered: () => ['沒有人向你提議平手。', '你可以自己提議。'],
  game_is_over: () => ['對局已經結束。', '可以再戰，或回看對局。'],
  other_seat: ({ seat }) => [`座位${seat}不是你的。`, '只能操作自己的座位。'],
  watchers_do_not_play: () => ['觀戰者不能操作。', '請自己開一個房間。'],
  rematch_too_early: () => ['對局還沒有結束。', '請先結束對局。'],
  rematch_of_players: () => ['只有對局者可以再戰。', '請自己開一個房間。'],
  nothing_to_undo: () => ['沒有可以復原的選擇。', '只有練習時可以復原。'],
  nothing_to_redo: () => ['沒有被復原的選擇。', '只有練習時可以復原。'],
  open_again: () => ['對局需要重新開啟。', '請再試一次。'],
  game_stopped: () => ['處理到一半停止了。', '對局仍是之前的樣子，請嘗試別的操作。'],

  hidden_cards: () => ['這些卡片對你是非公開的。', '請用自己的視角查看，或等對局結束。'],
  not_so_many_moves: ({ made }) => [`目前只進行了${made}步。`, '請選擇更早的時刻。'],
  replay_too_early: () => ['完整紀錄中含有對手的非公開卡片。', '請在對局結束後再來。'],

  no_owner: () => ['不知道這些卡組屬於誰。', '請重新載入頁面。'],
  too_many_decks: () => ['卡組太大，或數量太多。', '請先刪除別的卡組。'],
  too_many_pools: () => ['卡片檔案太多。', '請移除一個，或用舊檔案的名字來取代它。'],
  no_such_pool: () => ['沒有這個名稱的卡片檔案。', '請檢視列表。'],
  storage_failed: () => ['儲存或讀取失敗。', '請檢查磁碟空間後再試。對局仍是之前的樣子。'],
  storage_garbled: () => ['無法讀懂已儲存的資料。', '請還原儲存資料的備份。'],
  database_out_of_reach: () => ['無法連上資料庫。', '請稍後再試，不會遺失任何內容。'],
  other_server_plays: () => ['這個資料庫的對局正由另一個Headjudge進行。', '請開啟那個Headjudge的頁面。'],
  server_stops: () => ['伺服器即將停止。', '重新啟動即可繼續，不會遺失任何內容。'],
  no_random_numbers: () => ['系統沒有提供亂數。', '請查看系統日誌。'],

  nothing_here: () => ['這個位址沒有內容。', '請從首頁開啟。'],
  only_this_machine: () => ['這台伺服器只為本機服務。', '請開啟伺服器顯示的位址。'],
  other_page: () => ['請求來自別的頁面。', '請在本伺服器自己的頁面上操作。'],
  body_not_taken: () => ['送出的內容未被接受。', '請減少內容，或重新送出。'],
  not_utf8: () => ['這不是UTF-8文字。', '請把檔案另存為UTF-8。'],
  not_the_json: () => ['送出的內容格式不對。', '請重新載入頁面。'],
  other_version: ({ version }) => [`伺服器使用的協定版本是${version}。`, '請重新載入頁面。'],
  too_many_connections: () => ['連線太多。', '請過一分鐘再試。'],
  message_not_text: () => ['收到的訊息不是文字。', '請重新載入頁面。'],
  message_too_long: () => ['一次送出的內容太長。', '請分開送出。'],
  message_not_understood: () => ['送出的內容無法理解。', '請重新載入頁面。'],
};

export default problems;
